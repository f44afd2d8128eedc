import { type Action, toAction } from '@/content/action/action'
import type { UpcomingReport as GeneratedReport } from '@/content/sanity/types.gen'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Stage = NonNullable<GeneratedReport['stage']>

type UpcomingReport = {
  key: string
  title: string
  text: string
  expected: string
  stage: Stage
  action?: Action | undefined
}

export type UpcomingReportsProps = Heading & { reports: UpcomingReport[] }

export function toUpcomingReports(raw: RawSectionOf<'upcomingReports'>): UpcomingReportsProps {
  return {
    ...toHeading(raw),
    reports: (raw.reports ?? []).map(({ _key, title, text, expected, stage, action }) => ({
      key: _key,
      title: title ?? '',
      text: text ?? '',
      expected: expected ?? '',
      stage: stage ?? 'Planning',
      action: toAction(action),
    })),
  }
}
