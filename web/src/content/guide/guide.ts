import { type GuideSummary, toGuideSummaries, toGuideSummary } from '@/content/guide/guide-summary'
import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import type { GUIDE_QUERY_RESULT } from '@/content/sanity/types.gen'
import { type Seo, toSeo } from '@/content/seo/seo'

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
