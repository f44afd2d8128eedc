const address = /^\/[^\s?#]*[^\s?#/]$/

/** Says what is wrong with the old address of a redirect, or true. */
export function checkRedirectFrom(from: string | undefined): true | string {
  if (!from) return 'Type the old address, such as /solutions/compliance-teams.'
  if (!from.startsWith('/')) return `An address starts with a slash: /${from}`
  if (from === '/') return 'The home page cannot be redirected.'
  if (!address.test(from)) {
    return 'Leave out spaces, ?, # and a slash at the end: only the path of the old address counts.'
  }
  return true
}

/** A redirect whose old address is a page's own would hide that page, or lead in a circle. */
export function checkRedirectConflicts(
  from: string,
  pageTitle: string | null,
  otherRedirects: number,
): true | string {
  if (pageTitle !== null) {
    return `“${pageTitle}” lives at ${from}: visitors would never reach it, or go round in circles.`
  }
  if (otherRedirects > 0) return `Another redirect starts at ${from} already.`
  return true
}
