import { isCodeRoute } from '../options'
import { type Claim, publishedId } from './path'

const address = /^\/(?!\/)[^\s?#]*[^\s?#/]$/

/** Says what is wrong with the old address of a redirect, or true. */
export function checkRedirectFrom(from: string | undefined): true | string {
  if (!from) return 'Type the old address, such as /solutions/compliance-teams.'
  if (!from.startsWith('/')) return `An address starts with a slash: /${from}`
  if (from === '/') return 'The home page cannot be redirected.'
  if (!address.test(from)) {
    return 'Leave out spaces, ?, # and a slash at the end: only the path of the old address counts.'
  }
  if (isCodeRoute(from)) {
    return `The site itself answers at ${from}, so a redirect from there would hide what visitors need.`
  }
  return true
}

/** Says what stands in the way at `from`: a page, which would be hidden or lead to itself, or another redirect. */
export function checkRedirectConflicts(from: string, id: string, claims: Claim[]) {
  const own = publishedId(id)
  const others = claims.filter((claim) => publishedId(claim._id) !== own)
  const page = others.find((claim) => claim._type !== 'redirect')
  if (page) {
    return `“${page.title ?? 'An untitled document'}” lives at ${from}: nobody would reach it, or visitors would go round in circles.`
  }
  return others.length === 0 || `Another redirect starts at ${from} already.`
}
