import { ACTION_FIELDS, type Action, toAction } from '@/objects/action'
import type { UpcomingReport as GeneratedReport } from '@/sanity/types.gen'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const UPCOMING_REPORTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  reports[]{ _key, title, text, expected, stage, action{ ${ACTION_FIELDS} } }
`
