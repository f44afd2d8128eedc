import { defineQuery } from 'groq'
import { meantPath, type Spellings, spellingsOf } from '@/content/paths/spelling'
import { isDocumentPath } from '@/lib/document-path'
import { decodePath, isOwnPath } from '@/lib/own-paths'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'
import { legalVersionHref } from '@/lib/routes'

/** The paths of all documents, now and before, with titles, and of redirects and the earlier texts of legal pages. */
export const PATH_INDEX_QUERY = defineQuery(`{
  // The last of several documents with the same earlier path gets its visitors: always the same one.
  "documents": *[${IS_ROUTABLE} && defined(path.current)] | order(_id asc){
    _id,
    "path": path.current,
    "title": coalesce(title, name, seo.title),
    // A program can store a list without end, and texts that are no paths.
    "earlierPaths": earlierPaths[length(@) <= 300][0...100]
  },
  "redirects": *[_type == "redirect" && defined(from)] | order(_id asc){
    _id,
    from,
    "to": to->path.current,
    permanent
  },
  "legalVersions": *[_type == "legalVersion" && defined(date) && defined(page->path.current)]{
    _id,
    "page": page->path.current,
    date,
    "isCurrent": date == page->lastUpdated
  }
}`)

export type Redirect = { to: string; permanent: boolean }

/** The paths of all documents, with their titles, and of all redirects. */
export type PathIndex = {
  documents: Map<string, string | null>
  redirects: Map<string, Redirect>
  spellings: Spellings
}

export type RawPathIndex = {
  documents: { path: string | null; title: string | null; earlierPaths: unknown }[]
  redirects: { from: string | null; to: string | null; permanent: boolean | null }[]
  legalVersions: { page: string | null; date: string | null; isCurrent: boolean | null }[]
}

/** What goes first at a path: a document, then a redirect, then another document's earlier path. */
export function toPathIndex(raw: RawPathIndex): PathIndex {
  const documents = new Map(
    raw.documents.flatMap(({ path, title }) =>
      isDocumentPath(path) ? [[path, typeof title === 'string' ? title : null] as const] : [],
    ),
  )
  const versions = raw.legalVersions.flatMap(({ page, date, isCurrent }) =>
    isDocumentPath(page) && typeof date === 'string' ? [{ page, date, isCurrent }] : [],
  )
  for (const { page, date, isCurrent } of versions)
    if (!isCurrent) documents.set(legalVersionHref(page, date), null)
  const redirects = new Map<string, Redirect>()
  for (const { path: to, earlierPaths } of raw.documents) {
    if (!isDocumentPath(to)) continue
    const ofPage = versions.filter(({ page }) => page === to)
    for (const from of Array.isArray(earlierPaths) ? earlierPaths : []) {
      addRedirect(from, { to, permanent: true })
      for (const { date } of ofPage)
        addRedirect(legalVersionHref(from, date), {
          to: legalVersionHref(to, date),
          permanent: true,
        })
    }
    // A text that has become the present one again.
    for (const { date } of ofPage) addRedirect(legalVersionHref(to, date), { to, permanent: false })
  }
  for (const { from, to, permanent } of raw.redirects) {
    if (isDocumentPath(to)) addRedirect(from, { to, permanent: permanent === true })
  }
  return { documents, redirects, spellings: spellingsOf(documents.keys(), redirects.keys()) }

  function addRedirect(from: unknown, redirect: Redirect) {
    if (typeof from !== 'string') return
    // Requests are compared with their paths decoded.
    const path = decodePath(from)
    if (!documents.has(path)) redirects.set(path, redirect)
  }
}

/** Where a path leads that no page has: by a redirect, or as another spelling of a path that exists. */
export function redirectFrom(path: string, index: PathIndex): Redirect | undefined {
  const written = index.redirects.get(path)
  if (written) return written
  const to = meantPath(path, index)
  if (to === undefined || to === path) return undefined
  return (isOwnPath(to) ? undefined : index.redirects.get(to)) ?? { to, permanent: true }
}
