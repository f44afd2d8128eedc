import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from './per-process.ts'

const current = perProcess('request-id', () => new AsyncLocalStorage<string>())

/** The header that carries the id of a request, from a proxy of ours and in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id'

// What proxies make: hexadecimal digits, UUIDs, ULIDs. Anything else could hold a person's data.
const SAFE = /^[\w-]{8,64}$/

/** The id that a proxy of ours has given to a request, if it is a safe one; otherwise a new one. */
export function chooseRequestId(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given && SAFE.test(given) ? given : crypto.randomUUID()
}

/** From here on, the current request has this id. */
export function enterRequest(id: string): void {
  current.enterWith(id)
}

/** The id of the request that is being handled; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
