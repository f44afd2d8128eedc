import 'server-only'
import { type ExpressionBuilder, PostgresAdapter, sql } from 'kysely'
import type { LeadsDatabase, LeadsTables, OutboxEntry } from '../database/schema.ts'
import { LONGEST_WAIT } from './schedule.ts'

type Claim = { now: number; leaseMs: number }

/**
 * Takes the entry that has been due longest, for `leaseMs`, and counts the attempt as started.
 * A worker that dies loses its lease, and the entry is taken up again. What is due later than
 * anything can be was written by a clock that ran ahead, and is due now.
 */
export async function claimEntry(
  database: LeadsDatabase,
  claim: Claim,
): Promise<OutboxEntry | undefined> {
  // Apart, because one condition for both would have the whole queue sorted for every claim.
  return (
    (await claimFirst(database, claim, { op: '<=', due: claim.now })) ??
    (await claimFirst(database, claim, { op: '>', due: claim.now + LONGEST_WAIT }))
  )
}

type Range = { op: '<=' | '>'; due: number }

function claimFirst(database: LeadsDatabase, { now, leaseMs }: Claim, { op, due }: Range) {
  // SQLite has one writer at a time; on PostgreSQL nobody waits for an entry that another is taking.
  const locksRows = database.getExecutor().adapter instanceof PostgresAdapter
  return database
    .updateTable('outbox_entry')
    .set((entry) => ({
      leased_until: now + leaseMs,
      started_attempts: entry('started_attempts', '+', 1),
    }))
    .where('submission_id', '=', (entries) =>
      entries
        .selectFrom('outbox_entry')
        .select('submission_id')
        .where('state', '=', 'undelivered')
        .where('due_at', op, due)
        .where(({ or, eb }) =>
          or([eb('leased_until', '<=', now), eb('leased_until', '>', now + LONGEST_WAIT)]),
        )
        .orderBy('due_at')
        .limit(1)
        .$if(locksRows, (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()
}

/** When the next undelivered entry may be claimed; undefined when all have settled. */
export async function nextDue(database: LeadsDatabase, now: number): Promise<number | undefined> {
  const free = await database
    .selectFrom('outbox_entry')
    .select('due_at as at')
    .where('state', '=', 'undelivered')
    .where('leased_until', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (free && free.at <= now) return free.at
  const held = await database
    .selectFrom('outbox_entry')
    .select('leased_until as at')
    // Written out, because the index holds only these; none of them has settled.
    .where('leased_until', '>', sql.lit(0))
    .where('leased_until', '>', now)
    .orderBy('leased_until')
    .limit(1)
    .executeTakeFirst()
  const next = Math.min(free?.at ?? Infinity, held?.at ?? Infinity)
  // Later than anything can be: a clock ran ahead.
  if (next > now + LONGEST_WAIT) return next === Infinity ? undefined : now
  return next
}

/** How many entries are in each state. */
export async function countEntries(
  database: LeadsDatabase,
): Promise<Record<OutboxEntry['state'], number>> {
  const rows = await database
    .selectFrom('outbox_entry')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { undelivered: 0, delivered: 0, abandoned: 0, blocked: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

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
