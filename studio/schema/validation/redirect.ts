import { isCodeRoute } from '../options'
import { type Claim, publishedId } from './path'

const pathPattern = /^\/(?!\/)[^\s?#]*[^\s?#/]$/

/** Returns what is wrong with the old path of a redirect, or true. */
export function checkRedirectFrom(from: string | undefined): true | string {
  if (!from) return 'Enter the old path, such as /solutions/compliance-teams.'
  const url = URL.parse(from)
  if (url?.host) return `Enter the path only, without the domain: ${url.pathname}`
  if (!from.startsWith('/')) return `A path starts with a slash: /${from}`
  if (from === '/') return 'The home page cannot be redirected.'
  if (/\{\{|\}\}/.test(from))
    return 'A path cannot contain a figure in braces: type the path itself.'
  if (!pathPattern.test(from)) {
    return 'Leave out spaces, ?, # and a slash at the end: enter the path only.'
  }
  if (isCodeRoute(from)) {
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
