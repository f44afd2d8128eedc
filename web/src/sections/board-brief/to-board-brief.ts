import type { BoardIndicator as RawIndicator } from '@/content/sanity/types.gen'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type Standing = NonNullable<RawIndicator['standing']>

export type BoardIndicator = {
  key: string
  label: string
  value: string
  before: string
  limit: string
  standing: Standing
}

export type BoardDecision = { key: string; title: string; text: string }

export type Brief = {
  organisation: string
  period: string
  verdict: string
  indicators: BoardIndicator[]
  changes: string[]
  decisions: BoardDecision[]
  note?: string | undefined
}

export type BoardBriefProps = Heading & { brief: Brief }

export function toBoardBrief(raw: RawSectionOf<'boardBrief'>): BoardBriefProps {
  return {
    ...toHeading(raw),
    brief: {
      organisation: raw.organisation ?? '',
      period: raw.period ?? '',
      verdict: raw.verdict ?? '',
      indicators: (raw.indicators ?? []).map((indicator) => ({
        key: indicator._key,
        label: indicator.label ?? '',
        value: indicator.value ?? '',
        before: indicator.before ?? '',
        limit: indicator.limit ?? '',
        standing: indicator.standing ?? 'within',
      })),
      changes: raw.changes ?? [],
      decisions: (raw.decisions ?? []).map(({ _key, title, text }) => ({
        key: _key,
        title: title ?? '',
        text: text ?? '',
      })),
      note: raw.note ?? undefined,
    },
  }
}
