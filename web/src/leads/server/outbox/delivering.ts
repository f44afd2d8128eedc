import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'
import type { Transport } from '../transport.ts'
import type { Chat } from './chat-pace.ts'
import { markDelivered } from './record-attempt.ts'

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

type Arrival = { submissionId: string; parts: number; whole: boolean }
type Recording = { database: LeadsDatabase; clock: () => number }

/** What has arrived and may not be recorded yet: a database out of reach must not make us send it again. */
type Arrivals = {
  note: (arrival: Arrival) => void
  /** How many parts of a message are known to have arrived. */
  partsOf: (submissionId: string) => number
  /** Records every message that has arrived whole. */
  record: (work: Recording) => Promise<void>
}

/** A worker's memory of what has arrived. */
export function createArrivals(): Arrivals {
  const arrived = new Map<string, Arrival>()
  return {
    note: (arrival) => void arrived.set(arrival.submissionId, arrival),
    partsOf: (submissionId) => arrived.get(submissionId)?.parts ?? 0,
    record: async ({ database, clock }) => {
      for (const { submissionId, parts, whole } of arrived.values()) {
        if (!whole) continue
        await markDelivered(database, { submissionId, parts, now: clock() })
        arrived.delete(submissionId)
      }
    },
  }
}
