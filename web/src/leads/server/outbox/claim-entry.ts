import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables'

type Claim = { now: number; leaseMs: number }

/**
 * Takes the entry that has been due longest, for `leaseMs`, and counts the attempt as started.
 * A worker that dies loses its lease, and the entry is taken up again.
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
        .where('due_at', '<=', now)
        .where('leased_until', '<=', now)
        .orderBy('due_at')
        .orderBy('submission_id')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
}
