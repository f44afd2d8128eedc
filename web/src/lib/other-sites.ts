/** The headers that say which page sent a request; null if the request has no such header. */
export type Sender = { origin: string | null; fetchSite: string | null; host: string | null }

/**
 * Whether a browser sends this on behalf of another site than `siteUrl`.
 * Browsers name the origin of every POST; a program that names none acts for itself, not for a visitor.
 */
export function isFromOtherSite({ origin, fetchSite, host }: Sender, siteUrl: string): boolean {
  if (fetchSite !== null && fetchSite !== 'same-origin') return true
  if (origin === null || origin === siteUrl) return false
  const from = URL.parse(origin)?.host
  return from === undefined || (from !== host && from !== URL.parse(siteUrl)?.host)
}
