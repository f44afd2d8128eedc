import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type TimelineEntry = { key: string; date: string; title: string; text: string }
export type TimelineProps = Heading & { entries: TimelineEntry[] }

export function toTimeline(raw: RawSectionOf<'timeline'>): TimelineProps {
  return {
    ...toHeading(raw),
    entries: (raw.entries ?? []).map(({ _key, date, title, text }) => ({
      key: _key,
      date: date ?? '',
      title: title ?? '',
      text: text ?? '',
    })),
  }
}

export const TIMELINE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  entries[]{ _key, date, title, text }
`
