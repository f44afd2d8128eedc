import { REPORT_FIELDS, toReport } from '@/documents/report/report'
import { ACTION_FIELDS, type Action, toActions } from '@/objects/action'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

type ImprintLine = { key: string; label: string; text: string }

export type ReportImprintProps = Heading & {
  /** What a dialog is told of the report. */
  reportTitle?: string | undefined
  citation: string
  lines: ImprintLine[]
  actions: Action[]
}

export function toReportImprint(raw: RawSectionOf<'reportImprint'>): ReportImprintProps {
  return {
    ...toHeading(raw),
    reportTitle: toReport(raw.report)?.title,
    citation: raw.citation ?? '',
    lines: (raw.lines ?? []).map(({ _key, label, text }) => ({
      key: _key,
      label: label ?? '',
      text: text ?? '',
    })),
    actions: toActions(raw.actions),
  }
}

// "chosen" keeps the references themselves, so that a report published later refreshes the page.
export const REPORT_IMPRINT_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "chosen": report{ _ref },
  "report": report->{ ${REPORT_FIELDS} },
  citation,
  lines[]{ _key, label, text },
  actions[]{ ${ACTION_FIELDS} }
`
