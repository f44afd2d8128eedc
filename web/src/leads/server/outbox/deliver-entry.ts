import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'
import { splitMessage } from '../message/split-message.ts'
import type { Transport, TransportResult } from '../transport/transport.ts'
import { markAbandoned } from './mark-abandoned.ts'
import { markDelivered } from './mark-delivered.ts'
import { markFailed } from './mark-failed.ts'
import { markPartDelivered } from './mark-part-delivered.ts'
import { MOST_FAILURES, MOST_LOST_ATTEMPTS, retryDelay } from './retry-schedule.ts'

/** What a worker needs to deliver; time and chance are given, so that tests own them. */
export type Delivering = {
  database: LeadsDatabase
  transport: Transport
  leaseMs: number
  clock: () => number
  random: () => number
  /** Parts that have arrived, by submission, until the database knows: a full disk must not repeat them. */
  arrived: Map<string, number>
}

export type Attempt =
  | { outcome: 'delivered' }
  | { outcome: 'abandoned'; error: string }
  | { outcome: 'postponed'; error: string; dueAt: number; throttled: boolean }

/** One delivery attempt on a claimed entry: sends what has not arrived and records what came of it. */
export async function deliverEntry(entry: OutboxEntry, work: Delivering): Promise<Attempt> {
  const { database, clock } = work
  const lost = entry.started_attempts - 1 - entry.finished_attempts
  if (lost >= MOST_LOST_ATTEMPTS) {
    return abandon(entry, work, `${lost} attempts began and never ended`)
  }
  const parts = splitMessage(entry.text)
  const result = await sendParts(entry, parts, work)
  if (result.outcome === 'delivered') {
    const submissionId = entry.submission_id
    await markDelivered(database, { submissionId, parts: parts.length, now: clock() })
    work.arrived.delete(submissionId)
    return { outcome: 'delivered' }
  }
  const failures = entry.finished_attempts + 1
  if (failures >= MOST_FAILURES) return abandon(entry, work, result.error)
  return postpone(entry, work, { ...result, failures })
}

async function sendParts(
  entry: OutboxEntry,
  parts: string[],
  { database, transport, leaseMs, clock, arrived }: Delivering,
): Promise<TransportResult> {
  for (const [index, part] of parts.entries()) {
    if (index < Math.max(entry.parts_delivered, arrived.get(entry.submission_id) ?? 0)) continue
    const result = await transport(part)
    if (result.outcome !== 'delivered') return result
    const count = index + 1
    arrived.set(entry.submission_id, count)
    // The last part is recorded with the delivery itself: one write, one moment to crash in.
    if (count === parts.length) break
    const leasedUntil = clock() + leaseMs
    const submissionId = entry.submission_id
    await markPartDelivered(database, { submissionId, parts: count, leasedUntil })
  }
  return { outcome: 'delivered' }
}

async function abandon(entry: OutboxEntry, work: Delivering, error: string): Promise<Attempt> {
  await markAbandoned(work.database, {
    submissionId: entry.submission_id,
    error,
    finishedAttempts: entry.finished_attempts + 1,
    now: work.clock(),
  })
  return { outcome: 'abandoned', error }
}

type Refusal = Exclude<TransportResult, { outcome: 'delivered' }> & { failures: number }

async function postpone(entry: OutboxEntry, work: Delivering, refusal: Refusal): Promise<Attempt> {
  const { error, failures } = refusal
  const throttled = refusal.outcome === 'throttled'
  const retryAfterSeconds = throttled ? refusal.retryAfterSeconds : undefined
  const dueAt = work.clock() + retryDelay({ failures, random: work.random(), retryAfterSeconds })
  await markFailed(work.database, { submissionId: entry.submission_id, error, dueAt })
  return { outcome: 'postponed', error, dueAt, throttled }
}
