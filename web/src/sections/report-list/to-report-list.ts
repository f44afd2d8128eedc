import { type Action, toAction } from '@/content/action/action'
import { type Report, toReport } from '@/content/report/report'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type ReportListProps = Heading & { reports: Report[]; download?: Action | undefined }

export function toReportList(raw: RawSectionOf<'reportList'>): ReportListProps {
  return {
    ...toHeading(raw),
    reports: (raw.reports ?? []).flatMap((report) => toReport(report) ?? []),
    download: toAction(raw.download),
  }
}
