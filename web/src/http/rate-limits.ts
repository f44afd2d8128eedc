import 'server-only'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { IP_ADDRESS_HEADER, limitKey } from '@/http/ip-address'
import { perProcess } from '@/lib/per-process'

const TEN_MINUTES = 600

/** In ten minutes: from one IP address (an IPv6 /64 counts as one), and from all together. */
const LIMITS = {
  // Refused secrets of preview links and of the Studio's sessions, each of which costs up to three reads.
  refusals: { one: 30, all: 300 },
  // Reports of the security policy, each of which is a line in the log.
  reports: { one: 20, all: 200 },
  // Counts for editors in the Studio, each of which is a query of the lead store.
  counts: { one: 300, all: 1500 },
  // Missing addresses in the log: a scanner asks for thousands.
  misses: { one: 30, all: 1000 },
}
type Kind = keyof typeof LIMITS

const limits = perProcess('rate-limits', createLimits)

function createLimits() {
  const pair = (kind: Kind) => {
    const { one, all } = LIMITS[kind]
    return {
      one: new RateLimiterMemory({ keyPrefix: kind, points: one, duration: TEN_MINUTES }),
      all: new RateLimiterMemory({ keyPrefix: kind, points: all, duration: TEN_MINUTES }),
    }
  }
  return {
    refusals: pair('refusals'),
    reports: pair('reports'),
    counts: pair('counts'),
    misses: pair('misses'),
  }
}

const addressOf = (headers: Headers) => limitKey(headers.get(IP_ADDRESS_HEADER) ?? '')
const EVERYONE = 'everyone'

/** Counts an attempt with a secret before it is looked up; the seconds to wait if too many were refused. */
export const tooManyRefusals = (headers: Headers): Promise<number | undefined> =>
  take('refusals', headers)

/** Takes the count back: the secret was valid. */
export async function wasNoRefusal(headers: Headers): Promise<void> {
  await limits.refusals.one.reward(addressOf(headers))
  await limits.refusals.all.reward(EVERYONE)
}

/** Counts a report of the security policy; the seconds to wait if there were too many. */
export const tooManyReports = (headers: Headers): Promise<number | undefined> =>
  take('reports', headers)

/** Counts an editor's request for counts; the seconds to wait if there were too many. */
export const tooManyCounts = (headers: Headers): Promise<number | undefined> =>
  take('counts', headers)

/** Whether a request for a missing path is logged, so that no sender fills the log. */
export const mayLogMiss = async (headers: Headers): Promise<boolean> =>
  (await take('misses', headers)) === undefined

/** Takes a point of the sender and one of all; if none is left, resolves to the seconds until there is one. */
async function take(kind: Kind, headers: Headers): Promise<number | undefined> {
  try {
    await limits[kind].one.consume(addressOf(headers))
    await limits[kind].all.consume(EVERYONE)
    return undefined
  } catch (refusal) {
    // Not compared with the class of a refusal: another bundle may have made the limit, with its own copy.
    if (refusal instanceof Error) throw refusal
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000))
  }
}

// Short, because the content API may show a new secret a little late.
const refused = new LRUCache<string, true>({ max: 1000, ttl: 30_000 })

/** Remembers for half a minute that the content API knows no such secret. */
export const rememberRefused = (secret: string): void => void refused.set(secret, true)

/** Whether a secret was refused a moment ago, so that it need not be looked up again. */
export const wasRefused = (secret: string): boolean => refused.has(secret)
