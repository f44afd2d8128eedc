import { type ExpressionBuilder, PostgresAdapter, sql } from 'kysely'
import type { Channel, LeadsDatabase, LeadsTables, OutboxEntry } from '../store/schema.ts'

/** Which entries a worker delivers: those of some routes, or all others. */
export type RouteFilter = { only: readonly string[] } | { allBut: readonly string[] }

type Claim = {
  now: number
  leaseMs: number
  routes?: RouteFilter | undefined
  /** The bot unless it says so. */
  channel?: Channel | undefined
}

/** The channel and the filter as a condition. */
function isFor({ channel = 'bot', routes }: Pick<Claim, 'channel' | 'routes'>) {
  return ({ and, eb }: ExpressionBuilder<LeadsTables, 'outbox_entry'>) => {
    const isOfChannel = eb('channel', '=', channel)
    if (!routes) return isOfChannel
    const isOnRoute =
      'only' in routes ? eb('route', 'in', routes.only) : eb('route', 'not in', routes.allBut)
    return and([isOfChannel, isOnRoute])
  }
}

/**
 * Leases the entry that has been due longest for `leaseMs`, and counts the attempt as started; undefined if none is due.
 * The lease of a worker that died runs out, and the entry is claimed again.
 */
export async function claimEntry(
  database: LeadsDatabase,
  claim: Claim,
): Promise<OutboxEntry | undefined> {
  const { now, leaseMs } = claim
  // SQLite has one writer at a time; PostgreSQL skips entries that another worker is claiming.
  const locksRows = database.getExecutor().adapter instanceof PostgresAdapter
  return database
    .updateTable('outbox_entry')
    .set((entry) => ({
      leased_until: now + leaseMs,
      started_attempts: entry('started_attempts', '+', 1),
    }))
    .where('channel', '=', claim.channel ?? 'bot')
    .where('submission_id', '=', (entries) =>
      entries
        .selectFrom('outbox_entry')
        .select('submission_id')
        .where('state', '=', 'undelivered')
        .where('due_at', '<=', now)
        .where('leased_until', '<=', now)
        .where(isFor(claim))
        .orderBy('due_at')
        .limit(1)
        .$if(locksRows, (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst()
}

/** When the next undelivered entry on these routes may be claimed, in ms since 1970; undefined when all have settled. */
export async function nextDue(
  database: LeadsDatabase,
  now: number,
  queue: Pick<Claim, 'routes' | 'channel'> = {},
): Promise<number | undefined> {
  const free = await database
    .selectFrom('outbox_entry')
    .select('due_at as at')
    .where('state', '=', 'undelivered')
    .where('leased_until', '<=', now)
    .where(isFor(queue))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (free && free.at <= now) return free.at
  const held = await database
    .selectFrom('outbox_entry')
    .select('leased_until as at')
    // A literal, so that the partial index is used; settled entries have no lease.
    .where('leased_until', '>', sql.lit(0))
    .where('leased_until', '>', now)
    .where(isFor(queue))
    .orderBy('leased_until')
    .limit(1)
    .executeTakeFirst()
  const next = Math.min(free?.at ?? Infinity, held?.at ?? Infinity)
  return next === Infinity ? undefined : next
}

/**
 * The condition that the claim which `entry` came from is still the last.
 * A worker that was paused for longer than its lease must not release or settle what another holds now.
 */
function ownsLease({ submission_id, channel, started_attempts }: OutboxEntry) {
  return ({ and, eb }: ExpressionBuilder<LeadsTables, 'outbox_entry'>) =>
    and([
      eb('submission_id', '=', submission_id),
      eb('channel', '=', channel),
      eb('state', '=', 'undelivered'),
      eb('started_attempts', '=', started_attempts),
    ])
}

type Delivery = Progress & { now: number }

/** Records that the whole message has arrived. */
export async function markDelivered(
  database: LeadsDatabase,
  { submissionId, parts, now, channel = 'bot' }: Delivery,
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
    .where('channel', '=', channel)
    // It arrived, so this holds even if another worker has claimed or abandoned the entry since.
    .where('state', '!=', 'delivered')
    .execute()
}

type Progress = { submissionId: string; parts: number; channel?: Channel | undefined }

/** Records that the first `parts` of a long message have arrived. */
export async function markPartDelivered(
  database: LeadsDatabase,
  { submissionId, parts, channel = 'bot' }: Progress,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set({ parts_delivered: parts })
    .where('submission_id', '=', submissionId)
    .where('channel', '=', channel)
    // It arrived, whoever holds the entry now; progress is never taken back.
    .where('parts_delivered', '<', parts)
    .execute()
}

type FailedAttempt = { error: string; dueAt: number }

/** Records that an attempt failed, releases the entry and sets when it is due again (ms since 1970). */
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

/** Records that no further attempt is made; the submission and its entry are kept for people to look at. */
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

/** Ends an attempt between two parts of a message; the entry stays due, and the next attempt sends the rest. */
export async function releaseEntry(database: LeadsDatabase, entry: OutboxEntry): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((row) => ({ finished_attempts: row('finished_attempts', '+', 1), leased_until: 0 }))
    .where(ownsLease(entry))
    .execute()
}

/** Extends the lease to `leasedUntil` (ms since 1970); false if another worker has claimed the entry since. */
export async function renewEntry(
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
