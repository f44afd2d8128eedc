import 'server-only'
import onHeaders from 'on-headers'
import { currentResponse } from '@/lib/current-request'
import { isUnavailable } from '@/lib/unavailable'

const RETRY_AFTER_SECONDS = '5'

/**
 * Answers with what has happened instead of 500, which Next answers to every error: 503 with `Retry-After` when content
 * is unavailable for a moment, 400 when an editor's browser calls a server action with what is no argument of it. A page
 * has no way to set a status, and a route that answers 503 itself would have that answer kept. No upstream issue found
 * as of 2026-11. Remove when an error of a kept page or route can carry a status.
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
