import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { currentResponse } from '../current-request.ts'
import { isUnavailable, RETRY_HEADER, wasUnavailable } from '../unavailable.ts'

// Next gives every error the status 500. A page cannot set another, and Next would cache the 503 of a route. No upstream
// issue found as of 2026-11. Remove both when an error of a cached page or route can carry a status.

/**
 * For the server: answers 503 with `Retry-After` when a page or a route fails while content is unavailable. Next tells
 * `onRequestError` of a page's error after its headers are sent, and answers all who wait for one page with one error.
 */
export function answerUnavailable(response: ServerResponse): void {
  onHeaders(response, () => {
    if (response.statusCode !== 500 || !wasUnavailable()) return
    response.statusCode = 503
    for (const [name, value] of Object.entries(RETRY_HEADER)) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
  })
}

/** For `onRequestError`: answers 400 when a server action has failed, which it does with invalid arguments. */
export function answerFailedAction(error: unknown): void {
  const response = currentResponse()
  if (isUnavailable(error) || !response || response.headersSent) return
  onHeaders(response, () => {
    if (response.statusCode !== 500) return
    response.statusCode = 400
    response.setHeader('cache-control', 'no-store')
  })
}
