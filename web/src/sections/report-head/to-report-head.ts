import { type Action, toActions } from '@/content/action/action'
import { type Report, toReport } from '@/content/report/report'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type ReportHeadProps = Heading & { report?: Report | undefined; actions: Action[] }

export function toReportHead(raw: RawSectionOf<'reportHead'>): ReportHeadProps {
  return {
    ...toHeading(raw),
    report: toReport(raw.report),
    actions: toActions(raw.actions),
  }
}
