import { toPathSegment } from '../fields/suggest-path'
import { homePageId, type RoutableType, routableTypes } from '../options/routable-types'
import { publishedId } from './published-id'

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
