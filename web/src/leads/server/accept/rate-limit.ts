import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ADDRESS_HEADER, limitKey } from './client-address'
import type { Problem } from './problem'

/** Says whether this request is one too many. */
export type RateLimit = (request: Request) => Promise<Problem | undefined>

/** At most `perMinute` requests a minute from one address. */
export function rateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (request) => {
    try {
      await limiter.consume(limitKey(request.headers.get(ADDRESS_HEADER) ?? 'unknown'))
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      return {
        status: 429,
        detail: `Too many requests came from your network. Send it again in ${seconds} seconds.`,
        headers: { 'retry-after': String(seconds) },
      }
    }
  }
}
