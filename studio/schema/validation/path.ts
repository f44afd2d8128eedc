import type { ValidationContext } from 'sanity'
import { apiVersion } from '../../env'
import { toPathSegment } from '../fields/suggest-path'
import { isCodeRoute } from '../options'
import { homePageId, type RoutableType, routableTypeNames, routableTypes } from '../routable-types'
import { isRecord } from './places'

const segments = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** The document that has the path. */
type Owner = { type: RoutableType; id: string; title?: string | undefined }

/** Whether the site can have a page at the path. */
export const isSitePath = (path: string): boolean => path === '/' || segments.test(path)

/** Returns what is wrong with the path of a document, or true. */
export function checkPath(path: string | undefined, owner: Owner): true | string {
  const { type, id, title } = owner
  if (publishedId(id) === homePageId) {
    return (
      path === '/' || 'The path of the home page must be /. Otherwise the site has no home page.'
    )
  }
  if (path === '/') {
    return 'Only the home page can have the path /. Press Generate, or add a name after the slash.'
  }
  if (!path || isPrefix(path, type)) return askForPath(path, type, title)
  const advice = formatAdvice(path)
  if (advice) {
    const meant = meantPath(path)
    return checkPath(meant, owner) === true ? `${advice}: ${meant}` : `${advice}.`
  }
  if (isCodeRoute(path)) return `The site itself answers at ${path}. Choose another path.`
  return type === 'page' ? checkPagePath(path) : checkPrefix(path, type)
}

function formatAdvice(path: string): string | undefined {
  if (URL.parse(path)?.host) return 'Enter the path only, without the domain'
  if (!path.startsWith('/')) return 'A path starts with a slash'
  if (path.endsWith('/')) return 'Leave out the slash at the end'
  return segments.test(path)
    ? undefined
    : 'Use small letters, digits and single hyphens between single slashes'
}

/** The path in the form that it must have, which need not be one that the document may have. */
function meantPath(path: string): string {
  const { pathname } = URL.parse(path) ?? { pathname: path }
  return `/${pathname.split('/').map(toPathSegment).filter(Boolean).join('/')}`
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
  const other = claims.find((claim) => publishedId(claim._id) !== own)
  if (!other) return true
  return `“${other.title ?? 'An untitled document'}” already has the path ${path}. Choose another one.`
}

/** A document that uses a path: as its own path, or as the source of a redirect. */
export interface Claim {
  _id: string
  _type: string
  title: string | null
}

// A redirect, or an earlier path of another document, gives way to a page.
const claimsQuery = `{
  "claims": *[_type in $types && path.current == $path]{_id, _type, title},
  "moved": *[_id in path($versions) && defined(path.current) && path.current != $path]._id
}`

/**
 * Every document, draft and version at `path` when the document `id` is published: its release may move the one away
 * that is there now.
 */
export async function findClaims(path: string, id: string, context: ValidationContext) {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const [folder, release] = id.split('.')
  const versions = `versions.${folder === 'versions' ? release : ''}.*`
  const { claims, moved } = await client.fetch<{ claims: Claim[]; moved: string[] }>(claimsQuery, {
    types: routableTypeNames,
    path,
    versions,
  })
  const gone = new Set(moved.map(publishedId))
  return claims.filter((claim) => !gone.has(publishedId(claim._id)))
}

/** The path of a document, if it has one. */
export function pathOf(document: { readonly [field: string]: unknown } | null): string | undefined {
  const path = document?.path
  return isRecord(path) && typeof path.current === 'string' ? path.current : undefined
}

/** The published id of a document, given its own id or that of a draft or release version. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}
