import 'server-only'
import { type BotDocument, splitMessage, type Transport, type TransportResult } from '../bot.ts'
import type { LeadsDatabase, OutboxEntry } from '../database/schema.ts'
import {
  markAbandoned,
  markDelivered,
  markFailed,
  markPartDelivered,
  type RouteFilter,
  releaseEntry,
  renewLease,
} from './entries.ts'
import {
  askedDelay,
  type Chat,
  holdChat,
  MOST_FAILURES,
  MOST_LOST_ATTEMPTS,
  retryDelay,
  takeTurn,
} from './schedule.ts'

/** What a worker needs to deliver; clock and random are injected for tests. */
export type Delivering = Chat & {
  database: LeadsDatabase
  transport: Transport
  leaseMs: number
  /** Which entries go to this chat; all of them unless it says so. */
  routes?: RouteFilter | undefined
  random: () => number
  /** Waits this many ms, or until the server ends. */
  wait: (ms: number) => Promise<void>
  stopping: () => boolean
  arrivals: Arrivals
}

type Arrival = { submissionId: string; parts: number; whole: boolean }
type Recording = { database: LeadsDatabase; clock: () => number }

/** Messages that have arrived and may not be recorded yet: while the database is down they must not be sent again. */
type Arrivals = {
  note: (arrival: Arrival) => void
  /** The number of parts of a message that have arrived. */
  partsOf: (submissionId: string) => number
  /** Records every message that has arrived whole. */
  record: (work: Recording) => Promise<void>
}

/** Keeps arrivals in memory until they are recorded. */
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

export type Attempt =
  | { outcome: 'delivered' }
  | { outcome: 'abandoned'; error: string }
  | { outcome: 'postponed'; error: string; dueAt: number }
  /** Given back between two parts, or leased by another worker meanwhile. */
  | { outcome: 'released' }

/**
 * One delivery attempt on a claimed entry: sends the parts that have not arrived and records the outcome.
 * Rejects only if the database does; the lease then runs out and the entry is claimed again.
 */
export async function deliverEntry(entry: OutboxEntry, work: Delivering): Promise<Attempt> {
  const lost = entry.started_attempts - 1 - entry.finished_attempts
  if (lost >= MOST_LOST_ATTEMPTS) {
    return abandon(entry, work, `${lost} attempts began and never ended`)
  }
  const result = await sendParts(entry, work)
  if (result.outcome === 'delivered') {
    await work.arrivals.record(work)
    return { outcome: 'delivered' }
  }
  if (result.outcome === 'released') {
    await releaseEntry(work.database, entry)
    return { outcome: 'released' }
  }
  if (result.outcome === 'throttled') {
    const until = work.clock() + askedDelay(result.retryAfterSeconds)
    await holdChat(work.database, { chat: work.chat, until })
  }
  const failures = entry.finished_attempts + 1
  if (failures >= MOST_FAILURES) return abandon(entry, work, result.error)
  return postpone(entry, work, { ...result, failures })
}

async function sendParts(
  entry: OutboxEntry,
  work: Delivering,
): Promise<TransportResult | { outcome: 'released' }> {
  const { database, transport, arrivals } = work
  const submissionId = entry.submission_id
  const texts = splitMessage(entry.text, submissionId)
  const parts = [...texts, ...(await filesOf(database, submissionId))]
  const first = Math.max(entry.parts_delivered, arrivals.partsOf(submissionId))
  for (const [index, part] of parts.entries()) {
    if (index < first) continue
    // The claim took the turn for the first part.
    if (index > first && !(await awaitTurn(entry, work))) return { outcome: 'released' }
    const message = typeof part === 'string' ? part : await documentOf(database, part)
    if (!message) return { outcome: 'released' }
    const result = await transport(message)
    if (result.outcome !== 'delivered') return result
    const arrived = { submissionId, parts: index + 1, whole: index + 1 === parts.length }
    arrivals.note(arrived)
    // The last part is recorded with the delivery: one write, so a crash cannot come between.
    if (!arrived.whole) await markPartDelivered(database, arrived)
  }
  return { outcome: 'delivered' }
}

type FileKey = { submission_id: string; field: string }

/** The keys of a submission's files, always in the same order: `parts_delivered` counts them after the text. */
function filesOf(database: LeadsDatabase, submissionId: string): Promise<FileKey[]> {
  return database
    .selectFrom('submission_file')
    .select(['submission_id', 'field'])
    .where('submission_id', '=', submissionId)
    .orderBy('field')
    .execute()
}

/** Reads a file when it is its turn, so that no more than one is in memory; undefined if it was erased meanwhile. */
async function documentOf(database: LeadsDatabase, key: FileKey): Promise<BotDocument | undefined> {
  const file = await database
    .selectFrom('submission_file')
    .select(['name', 'type', 'content'])
    .where('submission_id', '=', key.submission_id)
    .where('field', '=', key.field)
    .executeTakeFirst()
  return file && { ...file, caption: `File of submission ${key.submission_id}` }
}

async function abandon(entry: OutboxEntry, work: Delivering, error: string): Promise<Attempt> {
  await markAbandoned(work.database, entry, { error, now: work.clock() })
  return { outcome: 'abandoned', error }
}

type Refusal = Exclude<TransportResult, { outcome: 'delivered' }> & { failures: number }

async function postpone(entry: OutboxEntry, work: Delivering, refusal: Refusal): Promise<Attempt> {
  const { error, failures } = refusal
  const retryAfterSeconds = refusal.outcome === 'throttled' ? refusal.retryAfterSeconds : undefined
  const dueAt = work.clock() + retryDelay({ failures, random: work.random(), retryAfterSeconds })
  await markFailed(work.database, entry, { error, dueAt })
  return { outcome: 'postponed', error, dueAt }
}

// In ms. The per-minute limit ends within this time; for a longer pause the entry is given back.
const LONGEST_WAIT_FOR_TURN = 60_000

/** Waits until the next part of a claimed entry may be sent; false if it is left to another attempt. */
async function awaitTurn(entry: OutboxEntry, work: Delivering): Promise<boolean> {
  const { database, leaseMs, clock } = work
  while (!work.stopping()) {
    const turn = await takeTurn(database, work, async (transaction, now) =>
      (await renewLease(transaction, entry, now + leaseMs)) ? true : undefined,
    )
    if (turn.outcome !== 'early') return turn.outcome === 'taken'
    const wait = turn.freeAt - clock()
    if (wait > LONGEST_WAIT_FOR_TURN) return false
    if (!(await renewLease(database, entry, turn.freeAt + leaseMs))) return false
    await work.wait(wait)
  }
  return false
}
