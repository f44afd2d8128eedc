import { type PortableText, toPortableText } from '@/objects/portable-text'
import { type Seo, toSeo } from '@/objects/seo'
import type { GUIDE_QUERY_RESULT } from '@/sanity/types.gen'

export type Guide = GuideSummary & {
  /** An ISO date, as 2025-10-20. */
  updatedOn?: string | undefined
  body: PortableText
  seo: Seo
  /** What comes after it in its topic; the last one leads nowhere. */
  next?: GuideSummary | undefined
}

export type RawGuide = NonNullable<GUIDE_QUERY_RESULT>

export function toGuide(raw: RawGuide): Guide {
  const topicGuides = toGuideSummaries(raw.topicGuides)
  const place = topicGuides.findIndex(({ id }) => id === raw._id)
  return {
    ...toGuideSummary(raw, raw.path ?? '/'),
    updatedOn: raw.updatedOn ?? undefined,
    body: toPortableText(raw.body),
    seo: toSeo(raw.seo),
    next: place < 0 ? undefined : topicGuides[place + 1],
  }
}

/** A guide as lists show it. */
export type GuideSummary = {
  id: string
  title: string
  path: string
  topic: string
  /** In capitals: POPULAR, TECHNICAL. */
  tag?: string | undefined
  /** Exercises included. */
  minutes?: number | undefined
  summary: string
}

export type RawGuideSummary = {
  _id: string
  title: string | null
  path: string | null
  topic: string | null
  tag: string | null
  minutes: number | null
  summary: string | null
}

/** A guide that has no address yet cannot be listed. */
export function toGuideSummaries(raw: readonly (RawGuideSummary | null)[] | null): GuideSummary[] {
  return (raw ?? []).flatMap((guide) => (guide?.path ? toGuideSummary(guide, guide.path) : []))
}

function toGuideSummary(raw: RawGuideSummary, path: string): GuideSummary {
  return {
    id: raw._id,
    title: raw.title ?? '',
    path,
    topic: raw.topic ?? '',
    tag: raw.tag ?? undefined,
    minutes: raw.minutes ?? undefined,
    summary: raw.summary ?? '',
  }
}

/** Put in braces after guides of a list. */
export const GUIDE_SUMMARY_FIELDS = /* groq */ `
  _id,
  title,
  "path": path.current,
  topic,
  tag,
  minutes,
  summary
`
