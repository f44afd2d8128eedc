import type { ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { toPathSegment } from '../fields/suggest-path'
import { isCodeRoute } from '../options'
import { homePageId, type RoutableType, routableTypeNames, routableTypes } from '../routable-types'

const segments = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** The document that has the path. */
type Owner = { type: RoutableType; id: string; title?: string | undefined }

/** Returns what is wrong with the path of a document, or true. */
export function checkPath(path: string | undefined, { type, id, title }: Owner): true | string {
  if (publishedId(id) === homePageId) {
    return (
      path === '/' || 'The path of the home page must be /. Otherwise the site has no home page.'
    )
  }
  if (path === '/') {
    return 'Only the home page can have the path /. Press Generate, or add a name after the slash.'
  }
  if (!path || isPrefix(path, type)) return askForPath(path, type, title)
  if (!path.startsWith('/')) return `A path starts with a slash: /${path}`
  if (path.endsWith('/')) return `Leave out the slash at the end: ${path.replace(/\/+$/, '')}`
  if (!segments.test(path)) {
    return 'Use small letters, digits and single hyphens between the slashes, as in /products/reactor.'
  }
  if (isCodeRoute(path)) return `The site itself answers at ${path}. Choose another path.`
  return type === 'page' ? checkPagePath(path) : checkPrefix(path, type)
}

/** A page lies at the top level or in an area; there, one page may lie below another. */
function checkPagePath(path: string): true | string {
  const levels = path.split('/').length - 1
  if (levels === 1) return true
  if (!routableTypes.page.some((prefix) => path.startsWith(prefix))) {
    return `A page has a path such as /pricing, or one that starts with ${routableTypes.page.join(' or ')}.`
  }
  const taken = Object.values(routableTypes)
    .flat()
    .find((prefix) => prefix.split('/').length > 3 && path.startsWith(prefix))
  if (taken) return `Pages cannot lie below ${taken}: other documents do. Choose another path.`
  return levels <= 3 || 'A page lies at most three levels deep, as in /company/about/team.'
}

function askForPath(path: string | undefined, type: RoutableType, title: string | undefined) {
  if (title && toPathSegment(title) === '') {
    return `This title gives no path: enter one in Latin letters, such as ${path || routableTypes[type][0]}a-few-words.`
  }
  if (!path) return 'Add a path: press Generate, or enter one that starts with /.'
  return `Complete the path: press Generate, or continue after ${path}`
}

function isPrefix(path: string, type: RoutableType): boolean {
  return routableTypes[type].some((prefix) => prefix === path)
}

function checkPrefix(path: string, type: RoutableType): true | string {
  const prefixes = routableTypes[type]
  const prefix = prefixes.find((start) => path.startsWith(start))
  if (!prefix) return `This path must start with ${prefixes.join(' or ')}.`
  if (path.slice(prefix.length).includes('/')) {
    return `Only one segment may follow ${prefix}: the site has no pages below that level.`
  }
  return true
}

/** Returns which other document already has this path, or true; ignores drafts and versions of `id`. */
export function checkPathFree(path: string, id: string, claims: Claim[]): true | string {
  const own = publishedId(id)
  const other = claims.find(
    // Publication removes a redirect that leads from the new path to the document itself.
    (claim) => publishedId(claim._id) !== own && claim.to !== own,
  )
  if (!other) return true
  if (other._type === 'redirect') {
    return `A redirect starts at ${path}, so visitors could not reach this page. Delete that redirect first.`
  }
  return `“${other.title ?? 'An untitled document'}” already has the path ${path}. Choose another one.`
}

/** A document that uses a path: as its own path, or as the source of a redirect. */
export interface Claim {
  _id: string
  _type: string
  title: string | null
  /** Where a redirect leads. */
  to?: string | null
}

const claimsQuery = `*[
  (_type in $types && path.current == $path) || (_type == "redirect" && from == $path)
]{_id, _type, title, "to": to._ref}`

/** Finds every document, draft and version that uses `path`. */
export function findClaims(path: string, context: ValidationContext): Promise<Claim[]> {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  return client.fetch<Claim[]>(claimsQuery, { types: routableTypeNames, path })
}

const movedQuery = '*[_id in path($versions) && defined(path.current) && path.current != $path]._id'

/** The claims on `path` that remain when the document `id` is published: its release may move the page away. */
export async function findRemainingClaims(path: string, id: string, context: ValidationContext) {
  const claims = await findClaims(path, context)
  const [folder, release] = id.split('.')
  if (folder !== 'versions' || claims.length === 0) return claims
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const versions = `versions.${release}.*`
  const moved = new Set(
    (await client.fetch<string[]>(movedQuery, { versions, path })).map(publishedId),
  )
  return claims.filter((claim) => !moved.has(publishedId(claim._id)))
}

/** The published id of a document, given its own id or that of a draft or release version. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}
