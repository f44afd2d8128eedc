import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { isUnavailable } from '@/lib/unavailable'

const RETRY_AFTER_SECONDS = '5'

/** The response of the request that is being answered. */
const current = new AsyncLocalStorage<ServerResponse>()

/** Lets `answerUnavailable` know which response an error belongs to. */
export function followResponses(): void {
  subscribe('http.server.request.start', (event) => {
    current.enterWith((event as { response: ServerResponse }).response)
  })
}

/**
 * Makes the 500 of an error that passes by itself a 503. Where Next keeps what a route answers, a route cannot answer
 * 503 itself: that would be kept, too.
 */
export function answerUnavailable(error: unknown): void {
  const response = current.getStore()
  if (!response || response.headersSent || !isUnavailable(error)) return
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500) return writeHead(status, ...rest)
    response.setHeader('retry-after', RETRY_AFTER_SECONDS)
    response.setHeader('cache-control', 'no-store')
    return writeHead(503, ...rest)
  }
}
