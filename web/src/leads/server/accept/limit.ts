import 'server-only'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { RATE_LIMIT_TABLE } from '../database/migrations'

/** So many a minute under one key. */
export type Limit = {
  /** Takes one; if none is left, says in how many seconds there is. */
  take: (key: string) => Promise<number | undefined>
  giveBack: (key: string) => Promise<void>
}

/** Counts in this process, or in the database that several servers share. */
export function limitPerMinute(name: string, points: number, pool: Pool | undefined): Limit {
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
