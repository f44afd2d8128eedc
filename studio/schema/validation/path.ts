import { type RoutableType, routableTypes } from '../options/routable-types'

const segments = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Says what is wrong with the path of a document of `type`, or true. */
export function checkPath(path: string | undefined, type: RoutableType): true | string {
  if (!path) return 'Give this page an address: press Generate, or type one that starts with /.'
  if (!path.startsWith('/')) return `An address starts with a slash: /${path}`
  if (path === '/') return type === 'page' || 'Only the home page can live at /.'
  if (isPrefix(path, type)) return `Finish the address: press Generate, or type on after ${path}`
  if (path.endsWith('/')) return `Leave out the slash at the end: ${path.replace(/\/+$/, '')}`
  if (!segments.test(path)) {
    return 'Use small letters, digits and single hyphens between the slashes, as in /products/reactor.'
  }
  return checkPrefix(path, type)
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
