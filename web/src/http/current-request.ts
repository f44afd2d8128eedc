import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { perProcess } from '../lib/per-process.ts'

// Relative imports with extensions: Node loads the server and the cache handlers without a bundler.

/** The header that carries the id of a request, from a proxy of ours and in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id'

type Request = { id: string; response: ServerResponse }

const current = perProcess('current-request', () => new AsyncLocalStorage<Request>())

/** Runs what handles a request: in all that is started from there, it is the current one. */
export const inRequest = (request: Request, handle: () => void): void =>
  current.run(request, handle)

/** The response to the request that is being handled; undefined outside of one. */
export const currentResponse = (): ServerResponse | undefined => current.getStore()?.response

/** The id of the request that is being handled; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()?.id
