import 'server-only'
import { PostgresAdapter } from 'kysely'
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
