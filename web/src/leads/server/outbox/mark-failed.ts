import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'
import { isHeldAs } from './is-held-as.ts'

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
    .where(isHeldAs(entry))
    .execute()
}
