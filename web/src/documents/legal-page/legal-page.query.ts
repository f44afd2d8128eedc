import 'server-only'
import { defineQuery } from 'groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import type { LEGAL_PAGE_QUERY_RESULT } from '@/content/types.gen'

const LEGAL_PAGE_QUERY = defineQuery(`
  *[_type == "legalPage" && path.current == $path][0]{
    ${PAGE_DOCUMENT_FIELDS},
    lastUpdated,
    summary,
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    "versions": *[
      _type == "legalVersion" && page._ref == ^._id && defined(date) && date != ^.lastUpdated
    ] | order(date desc){ _id, "date": coalesce(date, "") }
  }
`)

export type LegalPage = NonNullable<LEGAL_PAGE_QUERY_RESULT>

export function getLegalPage(path: string): Promise<LegalPage | null> {
  return readContent({
    name: 'LEGAL_PAGE_QUERY',
    query: LEGAL_PAGE_QUERY,
    params: { path },
  })
}
