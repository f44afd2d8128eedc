import { type Action, toActions } from '@/content/action/action'
import { toReport } from '@/content/report/report'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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
