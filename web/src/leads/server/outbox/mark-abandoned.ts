import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'
import { isHeldAs } from './is-held-as.ts'

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
    .where(isHeldAs(entry))
    .execute()
}
