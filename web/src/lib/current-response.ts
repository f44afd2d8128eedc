import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

// Relative imports with extensions reach this file: Node loads the cache handlers without a bundler.

// The proxy, the instrumentation and the routes are separate bundles, which share only the global object.
const CURRENT = Symbol.for('web.current-response')
const shared = globalThis as unknown as Record<symbol, AsyncLocalStorage<ServerResponse>>
shared[CURRENT] ??= new AsyncLocalStorage()
const current = shared[CURRENT]

/** The response to the request that is being handled. */
export const currentResponse = (): ServerResponse | undefined => current.getStore()

/** From here on, and in all that is started from here, this response is the current one. */
export const enterResponse = (response: ServerResponse): void => current.enterWith(response)
