import 'server-only'
import { defineQuery } from 'groq'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import { REPORT_PAGE_FIELDS } from '@/documents/report/report'

const PAGE_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    ${PAGE_DOCUMENT_FIELDS},
    "showReadyToStart": coalesce(showReadyToStart, true),
    "report": *[_type == "report" && page._ref == ^._id] | order(publishedOn desc)[0]{ ${REPORT_PAGE_FIELDS} }
  }
`)

/** The page at a path; `sections/get-sections` reads its sections. */
export function getPage(path: string) {
  return readContent({
    name: 'PAGE_QUERY',
    query: PAGE_QUERY,
    params: { path },
    // A report refers to its page, so any report can become this page's.
  })
}
