import type { IncomingMessage } from 'node:http'

/** Far more than this site sets. */
const MOST_COOKIES = 60

/**
 * Keeps headers from Next with which one small request blocks the process for seconds:
 *
 * - `User-Agent`: Next searches it for names of crawlers, with an expression that takes quadratic time (12,000 letters:
 *   1.3 s), and renders the page again for a crawler. `htmlLimitedBots` replaces only one of two such expressions
 *   (vercel/next.js#95406). Nothing here reads the header. Remove when #95406 is closed and the expression is linear.
 * - `Cookie`: Next copies the cookies of a request in quadratic time (3,600 cookies, 16 KB: 26 s). No upstream issue
 *   found as of 2026-11; to reproduce: request a route handler with them. Remove when it takes a second at most.
 */
export function limitHeaders({ headers }: IncomingMessage): void {
  delete headers['user-agent']
  if (headers.cookie) headers.cookie = firstCookies(headers.cookie)
}

/** The cookies of a header, without those after the first 60. */
export const firstCookies = (header: string): string => header.split(';', MOST_COOKIES).join(';')
