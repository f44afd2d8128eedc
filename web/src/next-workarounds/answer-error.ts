import 'server-only'
import onHeaders from 'on-headers'
import { currentResponse } from '@/lib/current-request'
import { isUnavailable } from '@/lib/unavailable'

const RETRY_AFTER_SECONDS = '5'

/**
 * Replaces the status 500, which Next gives to every error: 503 with `Retry-After` while content is unavailable, 400 for
 * a server action with invalid arguments. A page cannot set a status, and Next would cache the 503 of a route. No
 * upstream issue found as of 2026-11. Remove when an error of a cached page or route can carry a status.
 */
export function answerError(error: unknown, isAction: boolean): void {
  const status = isUnavailable(error) ? 503 : isAction ? 400 : undefined
  const response = currentResponse()
  if (!status || !response || response.headersSent) return
  onHeaders(response, () => {
    if (response.statusCode !== 500) return
    response.statusCode = status
    if (status === 503) response.setHeader('retry-after', RETRY_AFTER_SECONDS)
    response.setHeader('cache-control', 'no-store')
  })
}
