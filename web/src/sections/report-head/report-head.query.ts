import { REPORT_FIELDS, type Report, toReport } from '@/documents/report/report'
import { ACTION_FIELDS, type Action, toActions } from '@/objects/action'
import {
  HEADING_FIELDS,
  type Heading,
  type RawSectionOf,
  type TitleLevel,
  toHeading,
} from '@/sections/heading'

export type ReportHeadProps = Heading & { report?: Report | undefined; actions: Action[] }

export function toReportHead(raw: RawSectionOf<'reportHead'> & { level?: TitleLevel }) {
  return {
    ...(raw.level && { level: raw.level }),
    ...toHeading(raw),
    report: toReport(raw.report),
    actions: toActions(raw.actions),
  }
}

// "chosen" keeps the references themselves, so that a report published later refreshes the page.
export const REPORT_HEAD_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": report{ _ref },
  "report": report->{ ${REPORT_FIELDS} },
  actions[]{ ${ACTION_FIELDS} }
`
