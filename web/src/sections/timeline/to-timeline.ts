import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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
