import type { Problem } from './problem'

const REFUSAL: Problem = {
  status: 403,
  detail: 'Requests are accepted from the pages of this site only.',
}

/**
 * Refuses what a browser sends on behalf of another site.
 * Browsers always name the origin of a POST; a program that names none acts for itself, not for a visitor.
 */
export function refuseOtherSites(request: Request, siteUrl: string): Problem | undefined {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return REFUSAL
  const origin = request.headers.get('origin')
  if (origin === null) return undefined
  const from = URL.parse(origin)
  const ours = [URL.parse(siteUrl)?.host, request.headers.get('host')]
  return from && ours.includes(from.host) ? undefined : REFUSAL
}
