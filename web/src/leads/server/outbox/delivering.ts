import type { LeadsDatabase } from '../database/tables.ts'
import type { Transport } from '../transport/transport.ts'
import type { Arrivals } from './arrivals.ts'
import type { Chat } from './take-turn.ts'

/** What a worker needs to deliver; time and chance are given, so that tests own them. */
export type Delivering = Chat & {
  database: LeadsDatabase
  transport: Transport
  leaseMs: number
  random: () => number
  /** Waits, but no longer than until the server ends. */
  wait: (ms: number) => Promise<void>
  stopping: () => boolean
  arrivals: Arrivals
}
