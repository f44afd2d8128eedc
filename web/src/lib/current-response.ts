import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from './per-process.ts'

// Relative imports with extensions reach this file: Node loads the cache handlers without a bundler.

const current = perProcess('current-response', () => new AsyncLocalStorage<ServerResponse>())

/** The response to the request that is being handled. */
export const currentResponse = (): ServerResponse | undefined => current.getStore()

/** From here on, and in all that is started from here, this response is the current one. */
export const enterResponse = (response: ServerResponse): void => current.enterWith(response)
