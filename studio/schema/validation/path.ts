import type { ValidationContext } from 'sanity'
import { toPathSegment } from '../fields/suggest-path'
import { apiVersion } from '../options/api-version'
import { homePageId, type RoutableType, routableTypeNames, routableTypes } from '../routable-types'

const segments = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** What the rules for an address need to know of the document that has it. */
type Owner = { type: RoutableType; id: string; title?: string | undefined }

/** Says what is wrong with the path of a document, or true. */
export function checkPath(path: string | undefined, { type, id, title }: Owner): true | string {
  if (publishedId(id) === homePageId) {
    return path === '/' || 'The home page has the address /. Without it the site has no home page.'
  }
  if (path === '/') return 'Only the home page can live at /.'
  if (!path || isPrefix(path, type)) return askForPath(path, type, title)
  if (!path.startsWith('/')) return `An address starts with a slash: /${path}`
  if (path.endsWith('/')) return `Leave out the slash at the end: ${path.replace(/\/+$/, '')}`
  if (!segments.test(path)) {
    return 'Use small letters, digits and single hyphens between the slashes, as in /products/reactor.'
  }
  return checkPrefix(path, type)
}

function askForPath(path: string | undefined, type: RoutableType, title: string | undefined) {
  if (title && toPathSegment(title) === '') {
    return `No address can be made from this title: type one in Latin letters, such as ${path || routableTypes[type][0]}a-few-words.`
  }
  if (!path) return 'Give this page an address: press Generate, or type one that starts with /.'
  return `Finish the address: press Generate, or type on after ${path}`
}

function isPrefix(path: string, type: RoutableType): boolean {
  return routableTypes[type].some((prefix) => prefix === path)
}

function checkPrefix(path: string, type: RoutableType): true | string {
  const prefixes = routableTypes[type]
  const prefix = prefixes.find((start) => path.startsWith(start))
  if (!prefix) return `This address has to start with ${prefixes.join(' or ')}.`
  if (path.slice(prefix.length).includes('/')) {
    return `Only one word may follow ${prefix}: visitors would not find a page deeper down.`
  }
  return true
}

/** Says which other document has this path already, or true; drafts and versions of `id` itself do not count. */
export function checkPathFree(path: string, id: string, claims: Claim[]): true | string {
  const own = publishedId(id)
  const other = claims.find((claim) => publishedId(claim._id) !== own)
  if (!other) return true
  if (other._type === 'redirect') {
    return `A redirect leads away from ${path}, so nobody would reach this. Delete that redirect first.`
  }
  return `“${other.title ?? 'An untitled document'}” has the address ${path} already. Choose another one.`
}

/** A document that claims an address: it lives there, or redirects from there. */
export interface Claim {
  _id: string
  _type: string
  title: string | null
}

const claimsQuery = `*[
  (_type in $types && path.current == $address) || (_type == "redirect" && from == $address)
]{_id, _type, title}`

/** Finds every document, draft and version that claims `address`. */
export function findClaims(address: string, context: ValidationContext): Promise<Claim[]> {
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  return client.fetch<Claim[]>(claimsQuery, { types: routableTypeNames, address })
}

/** The id that a document, its draft and its versions in releases have in common. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')
}
