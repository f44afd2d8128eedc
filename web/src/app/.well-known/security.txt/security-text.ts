const DAY = 86_400_000
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

type SecurityText = { origin: string; email: string | null; contactPath: string; now: Date }

/** The text of `/.well-known/security.txt` (RFC 9116): contacts and expiry date. */
export function securityText({ origin, email, contactPath, now }: SecurityText): string {
  const address = (path: string) => new URL(path, origin).href
  // Whole days, so that the text changes once a day.
  const expires = new Date((Math.floor(now.getTime() / DAY) + VALID_DAYS) * DAY)
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${address(contactPath)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address('/.well-known/security.txt')}`,
  ]
  return `${lines.join('\n')}\n`
}
