import 'server-only'
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
  { now, leaseMs }: Claim,
): Promise<OutboxEntry | undefined> {
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
        .where(({ or, eb }) => or([eb('due_at', '<=', now), eb('due_at', '>', now + LONGEST_WAIT)]))
        .where(({ or, eb }) =>
          or([eb('leased_until', '<=', now), eb('leased_until', '>', now + LONGEST_WAIT)]),
        )
        .orderBy('due_at')
        .orderBy('submission_id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
}
