import { monthAndYear } from '@/lib/format-date'
import { hrefForDocument } from '@/lib/routes'
import type { Report as GeneratedReport, REPORT_FACTS_QUERY_RESULT } from '@/sanity/types.gen'

export type CoverName = NonNullable<GeneratedReport['cover']>

/** Put in braces after a `report`. */
export const REPORT_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, "Untitled"),
  "category": coalesce(category, ""),
  publishedOn,
  "pages": coalesce(pages, 0),
  "downloads": coalesce(downloads, ""),
  "summary": coalesce(summary, ""),
  "cover": coalesce(cover, "flows"),
  "page": page->{ _id, _type, "path": path.current }
`

type RawReport = NonNullable<REPORT_FACTS_QUERY_RESULT>

/** A published report as its page and the lists show it. */
export type Report = NonNullable<ReturnType<typeof toReport>>

/** A reference to a report that is not published comes as null and is none. */
export function toReport(raw: RawReport | null) {
  if (!raw) return undefined
  return {
    ...raw,
    id: raw._id,
    /** `October 2025` */
    published: raw.publishedOn ? monthAndYear(raw.publishedOn) : '',
    href: raw.page ? hrefForDocument(raw.page) : undefined,
  }
}
