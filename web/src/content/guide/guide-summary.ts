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

export function toGuideSummary(raw: RawGuideSummary, path: string): GuideSummary {
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
