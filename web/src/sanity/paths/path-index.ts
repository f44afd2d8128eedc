import { defineQuery } from 'groq'
import { isDocumentPath } from '@/lib/document-path'
import { decodePath } from '@/lib/own-paths'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'
import { legalVersionHref } from '@/lib/routes'

/** The paths of all documents, with titles, and of redirects and the earlier texts of legal pages. */
export const PATH_INDEX_QUERY = defineQuery(`{
  "documents": *[${IS_ROUTABLE} && defined(path.current)]{
    _id,
    "path": path.current,
    "title": coalesce(title, name, seo.title)
  },
  "redirects": *[_type == "redirect" && defined(from)]{
    _id,
    from,
    "to": to->path.current,
    permanent
  },
  "legalVersions": *[
    _type == "legalVersion" && defined(date) && defined(page->path.current)
    && date != page->lastUpdated
  ]{ _id, "page": page->path.current, date }
}`)

export type Redirect = { to: string; permanent: boolean }

/** The paths of all documents, with their titles, and of all redirects. */
export type PathIndex = { documents: Map<string, string | null>; redirects: Map<string, Redirect> }

export type RawPathIndex = {
  documents: { path: string | null; title: string | null }[]
  redirects: { from: string | null; to: string | null; permanent: boolean | null }[]
  legalVersions: { page: string | null; date: string | null }[]
}

/** A document takes precedence over a redirect from its path. */
export function toPathIndex(raw: RawPathIndex): PathIndex {
  const documents = new Map(
    raw.documents.flatMap(({ path, title }) =>
      isDocumentPath(path) ? [[path, typeof title === 'string' ? title : null] as const] : [],
    ),
  )
  for (const { page, date } of raw.legalVersions) {
    if (isDocumentPath(page) && typeof date === 'string')
      documents.set(legalVersionHref(page, date), null)
  }
  const redirects = new Map<string, Redirect>()
  for (const { from, to, permanent } of raw.redirects) {
    if (typeof from !== 'string' || !isDocumentPath(to)) continue
    // Requests are compared with their paths decoded.
    const path = decodePath(from)
    if (!documents.has(path)) redirects.set(path, { to, permanent: permanent === true })
  }
  return { documents, redirects }
}
