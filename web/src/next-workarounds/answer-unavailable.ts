import 'server-only'
import type { ServerResponse } from 'node:http'
import { isUnavailable } from '@/lib/unavailable'
import { currentResponse } from '@/next-workarounds/request-url'

const RETRY_AFTER_SECONDS = '5'

/**
 * Answers 503 with `Retry-After` instead of 500 when content is unavailable for a moment. A page has no way to set a
 * status, and a route that answers 503 itself would have that answer kept. No upstream issue found as of 2026-11.
 * Remove when an error of a kept page or route can carry a status.
 */
export function answerUnavailable(error: unknown): void {
  const response = currentResponse()
  if (!response || response.headersSent || !isUnavailable(error)) return
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500) return writeHead(status, ...rest)
    response.setHeader('retry-after', RETRY_AFTER_SECONDS)
    response.setHeader('cache-control', 'no-store')
    return writeHead(503, ...rest)
  }
}
