import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import type { LeadsDatabase, LeadsTables, OutboxEntry } from '../database/tables.ts'

/**
 * True for an entry as long as the claim that `entry` came from is its last.
 * A worker that was stopped for longer than its lease must not give back, or end, what another holds now.
 */
function ownsLease({ submission_id, started_attempts }: OutboxEntry) {
  return ({ and, eb }: ExpressionBuilder<LeadsTables, 'outbox_entry'>) =>
    and([
      eb('submission_id', '=', submission_id),
      eb('state', '=', 'undelivered'),
      eb('started_attempts', '=', started_attempts),
    ])
}

type Delivery = { submissionId: string; parts: number; now: number }

/** Records that the whole message has arrived. */
export async function markDelivered(
  database: LeadsDatabase,
  { submissionId, parts, now }: Delivery,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((entry) => ({
      state: 'delivered',
      parts_delivered: parts,
      finished_attempts: entry('finished_attempts', '+', 1),
      leased_until: 0,
      last_error: null,
      settled_at: now,
    }))
    .where('submission_id', '=', submissionId)
    // It arrived, whatever another worker may have thought since.
    .where('state', '!=', 'delivered')
    .execute()
}

type Progress = { submissionId: string; parts: number }

/** Records that the first `parts` of a long message have arrived. */
export async function markPartDelivered(
  database: LeadsDatabase,
  { submissionId, parts }: Progress,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set({ parts_delivered: parts })
    .where('submission_id', '=', submissionId)
    // It arrived, whoever holds the entry by now; but nobody's progress is taken back.
    .where('parts_delivered', '<', parts)
    .execute()
}

type FailedAttempt = { error: string; dueAt: number }

/** Records that an attempt ended without delivery, gives the entry back and says when it is due. */
export async function markFailed(
  database: LeadsDatabase,
  entry: OutboxEntry,
  { error, dueAt }: FailedAttempt,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((row) => ({
      finished_attempts: row('finished_attempts', '+', 1),
      leased_until: 0,
      due_at: dueAt,
      last_error: error,
    }))
    .where(ownsLease(entry))
    .execute()
}

type Abandonment = { error: string; now: number }

/** Stops trying; the submission and its entry are kept for a human. */
export async function markAbandoned(
  database: LeadsDatabase,
  entry: OutboxEntry,
  { error, now }: Abandonment,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((row) => ({
      state: 'abandoned',
      finished_attempts: row('finished_attempts', '+', 1),
      leased_until: 0,
      last_error: error,
      settled_at: now,
    }))
    .where(ownsLease(entry))
    .execute()
}

/** Ends an attempt between two parts of a message; the entry keeps its place, and the rest is sent by the next. */
export async function releaseEntry(database: LeadsDatabase, entry: OutboxEntry): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((row) => ({ finished_attempts: row('finished_attempts', '+', 1), leased_until: 0 }))
    .where(ownsLease(entry))
    .execute()
}

/** Keeps a claimed entry until `leasedUntil`; false when another worker has taken it up since. */
export async function renewLease(
  database: LeadsDatabase,
  entry: OutboxEntry,
  leasedUntil: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox_entry')
    .set({ leased_until: leasedUntil })
    .where(ownsLease(entry))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
