import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

// The proxy is bundled apart from what runs at the start, so the two meet on the global object.
const KEY = Symbol.for('web.current-request')
const shared = globalThis as unknown as Record<
  symbol,
  AsyncLocalStorage<IncomingMessage> | undefined
>
shared[KEY] ??= new AsyncLocalStorage()
const current = shared[KEY]

/**
 * Keeps the addresses of visitors out of the not-found page. It is one page for all, and like every page it is kept
 * with the address that it was made for (vercel/next.js#81730 is about the query alone).
 *
 * Can go when Next makes that page for an address of its own.
 */
export function rememberRequests(): void {
  subscribe('http.server.request.start', (event) => {
    current.enterWith((event as { request: IncomingMessage }).request)
  })
}

/** For the proxy: from here on, the request that it decides about is one for /not-found. */
export function hideMissingPath(): void {
  const request = current.getStore()
  if (!request) return
  const [, query] = request.url?.split('?') ?? []
  request.url = query === undefined ? '/not-found' : `/not-found?${query}`
}
