import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { DRAFT_PASS } from '../../lib/draft-pass.ts'
import { isAccountPath } from '../../lib/routes.ts'
import { PUBLIC_CACHE, REVALIDATED } from '../public-cache.ts'

/**
 * Tells caches in front how long to keep a page. Next sends `s-maxage` of 30 days, because its own platform is told of
 * changes. Other caches are not, and would show an edit a month later.
 *
 * Remove when `cacheLife` can differ for this server and for caches in front of it (no such option as of 2026-11).
 */
export function limitPublicCache(request: IncomingMessage, response: ServerResponse): void {
  // Taken here: later the proxy turns draft mode on, and the address is mended.
  const isDraft = request.headers.cookie?.includes(DRAFT_PASS) === true
  const isAccount = isAccountPath((request.url ?? '').replace(/[?#].*/, ''))
  onHeaders(response, () => {
    if (!/\bs-maxage=/.test(String(response.getHeader('cache-control')))) return
    response.setHeader('cache-control', controlFor(response.statusCode, isDraft, isAccount))
  })
}

function controlFor(status: number, isDraft: boolean, isAccount: boolean): string {
  if (isDraft) return 'private, no-store'
  return !isAccount && (status === 200 || status === 304) ? PUBLIC_CACHE : REVALIDATED
}
