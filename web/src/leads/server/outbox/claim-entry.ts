import 'server-only'
import { PostgresAdapter, sql } from 'kysely'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'
import { LONGEST_WAIT } from './retry-schedule.ts'

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
