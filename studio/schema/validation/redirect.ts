import { isCodeRoute } from '../options'
import { type Claim, publishedId } from './path'

const pathPattern = /^\/(?!\/)[^\s?#]*[^\s?#/]$/
/** Control and invisible characters, which no address contains and which could disguise one. */
const unseen = /\p{C}/u

/** The most characters of an old path. The site counts no longer ones, and 5,000 of them fit into one transaction. */
export const LONGEST_PATH = 300

/** Returns what is wrong with the old path of a redirect, or true. */
export function checkRedirectFrom(from: string | undefined): true | string {
  if (!from) return 'Enter the old path, such as /solutions/compliance-teams.'
  if (from.length > LONGEST_PATH) {
    return `This path has ${from.length.toLocaleString('en')} characters; at most ${LONGEST_PATH} are possible.`
  }
  const url = URL.parse(from)
  if (url?.host) return `Enter the path only, without the domain: ${url.pathname}`
  if (!from.startsWith('/')) return `A path starts with a slash: /${from}`
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

/** Returns which document already uses `from`, or true: a page, which would become unreachable, or another redirect. */
export function checkRedirectConflicts(from: string, id: string, claims: Claim[]) {
  const own = publishedId(id)
  const others = claims.filter((claim) => publishedId(claim._id) !== own)
  const page = others.find((claim) => claim._type !== 'redirect')
  if (page) {
    return `“${page.title ?? 'An untitled document'}” has the path ${from}: a redirect would hide it, or lead to itself.`
  }
  return others.length === 0 || `Another redirect already starts at ${from}.`
}

/** The most paths that a message names, and that a way is followed for. */
const NAMED = 6
const FOLLOWED = 100

/**
 * Returns what is wrong with the way that visitors take from `from`, or undefined: a circle, or a redirect to another
 * redirect. `next` is the path that a redirect from a path leads to, if there is one.
 */
export function checkRedirectWay(
  from: string,
  next: (path: string) => string | undefined,
): { level: 'error' | 'warning'; message: string } | undefined {
  const steps = new Set([from])
  let path = next(from)
  while (path !== undefined && !steps.has(path) && steps.size < FOLLOWED) {
    steps.add(path)
    path = next(path)
  }
  if (path !== undefined && steps.has(path)) {
    const message = `This redirect leads in a circle (${inWords([...steps, path])}), so visitors see an error. Delete one of them.`
    return { level: 'error', message }
  }
  if (steps.size <= 2) return undefined
  const way = [...steps]
  const message = `${way[1]} is redirected again (${inWords(way)}): choose the last page here.`
  return { level: 'warning', message }
}

function inWords(way: string[]): string {
  const shown = way.length > NAMED ? [...way.slice(0, NAMED - 2), '…', way.at(-1)] : way
  return shown.join(' → ')
}

/** A path as the site compares it with requests. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
