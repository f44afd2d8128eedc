import 'server-only'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

// Set on every request by leads/server/accept/ip-address.ts, over whatever the client sent.
const IP_ADDRESS_HEADER = 'x-ip-address'

const TEN_MINUTES = 600
/** Fresh reads of the content API that unknown names may cause in ten minutes: one address, and all together. */
const READS_PER_ADDRESS = 60
const READS_TOGETHER = 300
/** Refused preview links of one address in ten minutes. */
const REFUSALS_PER_ADDRESS = 30

// The proxy and the routes are separate bundles in one process.
const KEY = Symbol.for('web.lookup-limits')
const shared = globalThis as unknown as Record<symbol, ReturnType<typeof createLimits> | undefined>
shared[KEY] ??= createLimits()
const limits = shared[KEY]

function createLimits() {
  const limit = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: TEN_MINUTES })
  return {
    address: limit('reads', READS_PER_ADDRESS),
    together: limit('all', READS_TOGETHER),
    refusals: limit('refusals', REFUSALS_PER_ADDRESS),
  }
}

const addressOf = (headers: Headers) => headers.get(IP_ADDRESS_HEADER) ?? 'unknown'

/**
 * Whether a request for an unknown name may read the content API again. Counts the read; who is over the limit gets the
 * answer from the last one.
 */
export async function mayReadAgain(headers: Headers): Promise<boolean> {
  const seconds =
    (await take(limits.address, addressOf(headers))) ?? (await take(limits.together, 'everyone'))
  return seconds === undefined
}

/** Counts a preview link before its secret is looked up; the seconds to wait if too many were refused. */
export function tooManyRefusals(headers: Headers): Promise<number | undefined> {
  return take(limits.refusals, addressOf(headers))
}

/** Takes a point; if none is left, resolves to the seconds until there is one. */
async function take(limit: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limit.consume(key)
    return undefined
  } catch (refusal) {
    // Not compared with the class of a refusal: another bundle may have made the limit, with its own copy.
    if (refusal instanceof Error) throw refusal
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000))
  }
}

/** Takes the count back: the link was valid. */
export async function wasNoRefusal(headers: Headers): Promise<void> {
  await limits.refusals.reward(addressOf(headers))
}
