import { ACTION_FIELDS } from '@/content/objects/action'
import type {
  Report as GeneratedReport,
  PAGE_QUERY_RESULT,
  REPORT_FACTS_QUERY_RESULT,
} from '@/content/types.gen'
import { hrefForDocument } from '@/lib/document-path'
import { monthAndYear } from '@/lib/format-date'

export type CoverName = NonNullable<GeneratedReport['cover']>

/** GROQ fields of a `report` for lists. */
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

/** GROQ fields of a `report` for its page. */
export const REPORT_PAGE_FIELDS = /* groq */ `
  ${REPORT_FIELDS},
  head{
    anchor,
    eyebrow,
    "title": coalesce(title, ""),
    text,
    "actions": coalesce(actions[]{ ${ACTION_FIELDS} }, [])
  },
  imprint{
    anchor,
    eyebrow,
    "title": coalesce(title, ""),
    text,
    "citation": coalesce(citation, ""),
    "lines": coalesce(lines[defined(label) && defined(text)]{ _key, "label": coalesce(label, ""), text }, []),
    "actions": coalesce(actions[]{ ${ACTION_FIELDS} }, [])
  }
`

type RawReport = NonNullable<REPORT_FACTS_QUERY_RESULT>

/** A published report for its page and lists. */
export type Report = ReturnType<typeof toReport>

/** A report with its month of publication and its page's path. */
export function toReport(raw: RawReport) {
  return {
    ...raw,
    id: raw._id,
    /** `October 2025` */
    published: raw.publishedOn ? monthAndYear(raw.publishedOn) : '',
    href: raw.page ? hrefForDocument(raw.page) : undefined,
  }
}

/** A report with the head and imprint of its page. */
export type RawReportPage = NonNullable<NonNullable<PAGE_QUERY_RESULT>['report']>
