import { defineQuery } from 'groq'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'

/** The paths of all documents and redirects. */
export const PATH_INDEX_QUERY = defineQuery(`{
  "documents": *[${IS_ROUTABLE} && defined(path.current)]{
    _id,
    "path": path.current
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to->path.current)]{
    _id,
    from,
    "to": to->path.current,
    permanent
  }
}`)

export type Redirect = { to: string; permanent: boolean }

/** The paths of all documents and redirects. */
export type PathIndex = { documents: Set<string>; redirects: Map<string, Redirect> }

export type RawPathIndex = {
  documents: { path: string | null }[]
  redirects: { from: string | null; to: string | null; permanent: boolean | null }[]
}

/** A document takes precedence over a redirect from its path. */
export function toPathIndex(raw: RawPathIndex): PathIndex {
  const documents = new Set(raw.documents.flatMap(({ path }) => path ?? []))
  const redirects = new Map<string, Redirect>()
  for (const { from, to, permanent } of raw.redirects) {
    if (from && to && !documents.has(from))
      redirects.set(from, { to, permanent: permanent ?? false })
  }
  return { documents, redirects }
}
