import { monthAndYear } from '@/lib/format-date'
import { hrefForDocument } from '@/lib/routes'
import type { Report as GeneratedReport } from '@/sanity/types.gen'

export type CoverName = NonNullable<GeneratedReport['cover']>

/** A published report as its page and the lists show it. */
export type Report = {
  id: string
  title: string
  category: string
  /** `October 2025` */
  published: string
  pages: number
  downloads: string
  summary: string
  cover: CoverName
  href?: string | undefined
}

export type RawReport = {
  _id: string
  title: string | null
  category: string | null
  publishedOn: string | null
  pages: number | null
  downloads: string | null
  summary: string | null
  cover: CoverName | null
  page: { _id: string; _type: string; path: string | null } | null
}

/** A reference to a report that is not published comes as null and is none. */
export function toReport(raw: RawReport | null): Report | undefined {
  if (!raw) return undefined
  return {
    id: raw._id,
    title: raw.title ?? '',
    category: raw.category ?? '',
    published: raw.publishedOn ? monthAndYear(raw.publishedOn) : '',
    pages: raw.pages ?? 0,
    downloads: raw.downloads ?? '',
    summary: raw.summary ?? '',
    cover: raw.cover ?? 'flows',
    href: raw.page ? hrefForDocument(raw.page) : undefined,
  }
}

/** Put in braces after a `report`. */
export const REPORT_FIELDS = /* groq */ `
  _id,
  title,
  category,
  publishedOn,
  pages,
  downloads,
  summary,
  cover,
  "page": page->{ _id, _type, "path": path.current }
`
