import type { BoardIndicator as RawIndicator } from '@/sanity/types.gen'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const BOARD_BRIEF_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  organisation,
  period,
  verdict,
  indicators[]{ _key, label, value, before, limit, standing },
  changes,
  decisions[]{ _key, title, text },
  note
`
