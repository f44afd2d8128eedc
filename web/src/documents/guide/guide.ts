import type { GUIDE_QUERY_RESULT } from '@/content/types.gen'

/** GROQ fields of guides in lists. */
export const GUIDE_SUMMARY_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "topic": coalesce(topic, ""),
  tag,
  minutes,
  "summary": coalesce(summary, "")
`

export type Guide = NonNullable<GUIDE_QUERY_RESULT>

type RawGuideSummary = Omit<Guide['topicGuides'][number], 'path'> & { path: string | null }

/** A guide for lists. */
export type GuideSummary = ReturnType<typeof toGuideSummaries>[number]

/** Omits guides without a path. */
export function toGuideSummaries(raw: readonly (RawGuideSummary | null)[] | null) {
  return (raw ?? []).flatMap((guide) =>
    guide?.path ? [{ ...guide, id: guide._id, path: guide.path }] : [],
  )
}

type GuideInTopic = { _id: string; topicGuides: readonly RawGuideSummary[] }

/** The next guide of the same topic; undefined for the last one. */
export function guideAfter({ _id, topicGuides }: GuideInTopic) {
  const guides = toGuideSummaries(topicGuides)
  const place = guides.findIndex(({ id }) => id === _id)
  return place < 0 ? undefined : guides[place + 1]
}
