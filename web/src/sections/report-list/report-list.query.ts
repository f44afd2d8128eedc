import { REPORT_FIELDS, type Report, toReport } from '@/documents/report/report'
import { ACTION_FIELDS, type Action, toAction } from '@/objects/action'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type ReportListProps = Heading & { reports: Report[]; download?: Action | undefined }

export function toReportList(raw: RawSectionOf<'reportList'>): ReportListProps {
  return {
    ...toHeading(raw),
    reports: (raw.reports ?? []).flatMap((report) => toReport(report) ?? []),
    download: toAction(raw.download),
  }
}

// "chosen" keeps the references themselves, so that a report published later refreshes the page.
export const REPORT_LIST_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": reports[]{ _ref },
  "reports": select(
    count(reports) > 0 => reports[]->{ ${REPORT_FIELDS} },
    *[_type == "report"] | order(publishedOn desc, title asc){ ${REPORT_FIELDS} }
  ),
  download{ ${ACTION_FIELDS} }
`
