import type { SanityClient, ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { routableTypeNames } from '../routable-types'
import { pathOf, publishedId } from './path'
import { addressesOf, type Content, publicHistory } from './public-history'
import { checkRedirectFrom } from './redirect'

const SHARED_QUERY = `*[
  _type in $types && _id != $id && count(earlierPaths[@ in $paths]) > 0
][0]{"title": coalesce(title, "An untitled document"), "shared": earlierPaths[@ in $paths][0]}`

/** Returns which published document also redirects one of the paths to itself, or true. */
export async function checkNotShared(earlier: unknown, { document, getClient }: ValidationContext) {
  const paths = pathsIn(earlier)
  if (paths.length === 0) return true
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
  const params = { types: routableTypeNames, id: publishedId(document?._id ?? ''), paths }
  const other = await client.fetch<{ title: string; shared: string } | null>(SHARED_QUERY, params)
  if (!other) return true
  return `“${other.title}” was at ${other.shared} before, too, and visitors can be redirected to one page only: remove the path here or there.`
}

/** Returns where visitors knew the document and find nothing once it is published, or true. */
export async function checkNoneLost(
  _: unknown,
  { document, getClient, environment }: ValidationContext,
) {
  if (!document) return true
  try {
    const lost = await findLostPaths(getClient({ apiVersion }), document)
    if (lost.length === 0) return true
    return `Visitors knew this page at ${lost.join(', ')}, too, and find nothing there: add it, unless that is intended.`
  } catch (error) {
    // Publishing in the Studio never waits for the history.
    if (environment === 'studio') return true
    throw error
  }
}

// A page or a redirect goes first at such a path.
const TAKEN_QUERY = `[
  ...*[_type in $types && _id != $id && path.current in $paths].path.current,
  ...*[_type in $types && _id != $id && count(earlierPaths[@ in $paths]) > 0].earlierPaths[],
  ...*[_type == "redirect" && from in $paths && defined(to->path.current)].from
]`

/** The addresses at which visitors knew a document, and at which the site would answer nothing if it were published. */
export async function findLostPaths(client: SanityClient, document: Content): Promise<string[]> {
  const id = publishedId(String(document._id))
  const kept = addressesOf(document)
  const history = await publicHistory(client, id)
  const paths = [...new Set(history.flatMap(addressesOf))].filter(
    (path) => !kept.includes(path) && checkRedirectFrom(path) === true,
  )
  if (paths.length === 0) return []
  const published = client.withConfig({ perspective: 'published' })
  const params = { types: routableTypeNames, id, paths }
  const taken = await published.fetch<string[]>(TAKEN_QUERY, params)
  return paths.filter((path) => !taken.includes(path))
}

interface PathChange {
  /** The earlier paths of the edited document. */
  earlier: unknown
  /** The document as it was published last, if that is known. */
  published: Content | undefined
  /** The path of the edited document, before and after the change. */
  before: string | undefined
  after: string | undefined
}

/** The earlier paths of a document whose path an editor changes: those that visitors know, without the new one. */
export function earlierPathsAfter({ earlier, published, before, after }: PathChange): string[] {
  const current = published && pathOf(published)
  // While a path is typed, it can pass through an earlier one.
  const isLeft = before === current || pathsIn(published?.earlierPaths).includes(before ?? '')
  const known = [current, isLeft ? before : undefined].filter(
    (path) => path !== undefined && checkRedirectFrom(path) === true,
  )
  return pathsIn([...new Set([...pathsIn(earlier), ...known])]).filter((path) => path !== after)
}

/** What an API write stores need not be a list, nor its items texts. */
export const pathsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
