import 'server-only'
import { defineQuery } from 'groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import type { LEGAL_VERSIONS_QUERY_RESULT } from '@/content/types.gen'

const LEGAL_VERSIONS_QUERY = defineQuery(`
  *[_type == "legalPage" && path.current == $path][0]{
    ${PAGE_DOCUMENT_FIELDS},
    lastUpdated,
    "versions": *[
      _type == "legalVersion" && page._ref == ^._id && defined(date) && date != ^.lastUpdated
    ] | order(date desc){
      _id,
      "title": coalesce(title, "Untitled"),
      "date": coalesce(date, ""),
      summary,
      "body": coalesce(body[]{ ${PORTABLE_TEXT_FIELDS} }, [])
    }
  }
`)

type LegalVersions = NonNullable<LEGAL_VERSIONS_QUERY_RESULT>
export type LegalVersion = LegalVersions['versions'][number] & {
  /** The current legal page. */
  page: Pick<LegalVersions, 'title' | 'path' | 'seo'>
  /** When the next text came into force. */
  until: string | null
}

/**
 * The former text of a legal page that came into force on `date` (such as 2025-10-01); null if there is none. Throws a
 * `ContentError` if the content API cannot be read.
 */
export async function getLegalVersion(path: string, date: string): Promise<LegalVersion | null> {
  const page = await readContent({
    name: 'LEGAL_VERSIONS_QUERY',
    query: LEGAL_VERSIONS_QUERY,
    params: { path },
  })
  const at = page?.versions.findIndex((version) => version.date === date) ?? -1
  const version = page?.versions[at]
  if (!version) return null
  return { ...version, page, until: page.versions[at - 1]?.date ?? page.lastUpdated }
}
