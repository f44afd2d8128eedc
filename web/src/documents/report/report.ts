import { monthAndYear } from '@/lib/format-date'
import { hrefForDocument } from '@/lib/routes'
import { ACTION_FIELDS } from '@/objects/action'
import type { Report as GeneratedReport, PAGE_QUERY_RESULT } from '@/sanity/types.gen'

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

export function toReport(raw: RawReport): Report {
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

/** A report with the head and imprint of its page. */
export type RawReportPage = NonNullable<NonNullable<PAGE_QUERY_RESULT>['report']>

/** Put in braces after a `report`: what lists show. */
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

/** Put in braces after a `report`: what its page shows. */
export const REPORT_PAGE_FIELDS = /* groq */ `
  ${REPORT_FIELDS},
  head{
    anchor,
    eyebrow,
    "title": coalesce(title, ""),
    text,
    actions[]{ ${ACTION_FIELDS} }
  },
  imprint{
    anchor,
    eyebrow,
    "title": coalesce(title, ""),
    text,
    "citation": coalesce(citation, ""),
    "lines": coalesce(lines[defined(text)]{ _key, "label": coalesce(label, ""), text }, []),
    actions[]{ ${ACTION_FIELDS} }
  }
`
