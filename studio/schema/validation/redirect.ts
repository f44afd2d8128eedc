import { getPublishedId } from '@sanity/client/csm'
import { isCodeRoute } from '../options.ts'
import type { Claim } from './path.ts'

// Imports with extensions: the command `npm run redirects` loads this file without a bundler.

const pathPattern = /^\/(?!\/)[^\s?#]*[^\s?#/]$/
/** Control and invisible characters, which no address contains and which could disguise one. */
const unseen = /\p{C}/u

/** The most characters of an old path: 5,000 redirects fit into one transaction. */
export const LONGEST_PATH = 300

/** Returns what is wrong with the old path of a redirect, or true. */
export function checkRedirectFrom(from: string | undefined): true | string {
  if (!from) return 'Enter the old path, such as /solutions/compliance-teams.'
  if (from.length > LONGEST_PATH) {
    return `This path has ${from.length.toLocaleString('en')} characters; at most ${LONGEST_PATH} are possible.`
  }
  const url = URL.parse(from)
  if (url?.host) return `Enter the path only, without the domain: ${url.pathname}`
  if (!from.startsWith('/')) {
    return `A path starts with a slash${checkRedirectFrom(`/${from}`) === true ? `: /${from}` : '.'}`
  }
  if (from === '/') return 'The home page cannot be redirected.'
  if (/\{\{|\}\}/.test(from))
    return 'A path cannot contain a figure in braces: type the path itself.'
  if (!pathPattern.test(from) || unseen.test(from)) {
    return 'Leave out spaces, invisible characters, ?, # and a slash at the end: enter the path only.'
  }
  if (isCodeRoute(decodedPath(from))) {
    return `The site itself uses ${from}, so a redirect from it would hide that page.`
  }
  return true
}

/** Returns which document already uses `from`, or true: a page, which goes first, or another redirect. */
export function checkRedirectConflicts(from: string, id: string, claims: Claim[]) {
  const own = getPublishedId(id)
  const others = claims.filter((claim) => getPublishedId(claim._id) !== own)
  const page = others.find((claim) => claim._type !== 'redirect')
  if (page) {
    return `“${page.title ?? 'An untitled document'}” has the path ${from} and goes first: visitors are redirected once it is unpublished, deleted or moved.`
  }
  return others.length === 0 || `Another redirect already starts at ${from}.`
}

/** A path as the site compares it with requests. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
