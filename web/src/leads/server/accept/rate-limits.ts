import 'server-only'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE_LIMIT_TABLE } from '../database/migrations'
import { ADDRESS_HEADER, limitKey } from './client-address'
import type { Problem } from './problem'

export type LimitSettings = {
  /** Requests a minute from one address. */
  ratePerMinute: number
  /** New submissions a minute from all addresses together. */
  acceptedPerMinute: number
}

/** How much is taken in; `pool` where several servers count together. */
export function createLimits({ ratePerMinute, acceptedPerMinute }: LimitSettings, pool?: Pool) {
  const address = limitPerMinute('address', ratePerMinute, pool)
  const ceiling = limitPerMinute('ceiling', acceptedPerMinute, pool)
  return {
    /** Every request counts, so that an address that only probes is slowed down, too. */
    refuseBusyAddress: async (request: Request): Promise<Problem | undefined> => {
      const seconds = await address.take(limitKey(request.headers.get(ADDRESS_HEADER) ?? ''))
      return seconds ? tooMany('Too many requests came from your network.', seconds) : undefined
    },
    /** What is blocked fills the disk as well, but must not take the place of what people send. */
    refuseAboveCeiling: async (kind: 'delivered' | 'blocked'): Promise<Problem | undefined> => {
      const seconds = await ceiling.take(kind)
      return seconds ? tooMany('More requests arrive than can be taken in.', seconds) : undefined
    },
    /** Nothing new was stored: a repeat takes nobody's place. */
    giveBack: ceiling.giveBack,
  }
}

export type Limits = ReturnType<typeof createLimits>

function tooMany(why: string, seconds: number): Problem {
  const detail = `${why} Send it again in ${seconds} seconds.`
  return { status: 429, detail, headers: { 'retry-after': String(seconds) } }
}

/** So many a minute under one key. */
export type Limit = {
  /** Takes one; if none is left, says in how many seconds there is. */
  take: (key: string) => Promise<number | undefined>
  giveBack: (key: string) => Promise<void>
}

/** Counts in this process, or in the database that several servers share. */
function limitPerMinute(name: string, points: number, pool: Pool | undefined): Limit {
  const settings = { keyPrefix: name, points, duration: 60 }
  const memory = new RateLimiterMemory(settings)
  const limiter = pool
    ? new RateLimiterPostgres({
        ...settings,
        storeClient: pool,
        storeType: 'pool',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        // Whoever is over the limit costs the database nothing more.
        inMemoryBlockOnConsumed: points + 1,
        // A database that is out of reach must not open the gate.
        insuranceLimiter: memory,
      })
    : memory
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
        return undefined
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  }
}
