import type { IncomingMessage } from 'node:http'

/** Far more than a browser has for this site, which reads only those of draft mode. */
const MOST_COOKIES = 60

/**
 * Keeps Next from headers with which one small request blocks the process for seconds:
 *
 * - `User-Agent`: Next looks in it for the names of crawlers, for which it renders the page anew, with an expression that
 *   takes the square of the length in time (12,000 letters: 1.3 s each time). An expression of ours in `htmlLimitedBots`
 *   replaces only one of two (vercel/next.js#95406). Nothing here reads the header. Remove when #95406 is closed and the
 *   expression takes linear time.
 * - `Cookie`: for each route Next copies all cookies one by one, and writes all those before again for each (3,600
 *   cookies, 16 KB: 26 s). No upstream issue found as of 2026-11; to reproduce: request a route handler with them.
 *   Remove when it takes a second at most.
 */
export function limitHeaders({ headers }: IncomingMessage): void {
  delete headers['user-agent']
  if (headers.cookie) headers.cookie = firstCookies(headers.cookie)
}

/** The cookies of a header, without those after the first 60. */
export const firstCookies = (header: string): string => header.split(';', MOST_COOKIES).join(';')
