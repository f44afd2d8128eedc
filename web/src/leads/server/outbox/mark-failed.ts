import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'

type FailedAttempt = { submissionId: string; error: string; dueAt: number }

/** Records that an attempt ended without delivery, gives the entry back and says when it is due. */
export async function markFailed(
  database: LeadsDatabase,
  { submissionId, error, dueAt }: FailedAttempt,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((entry) => ({
      finished_attempts: entry('finished_attempts', '+', 1),
      leased_until: 0,
      due_at: dueAt,
      last_error: error,
    }))
    .where('submission_id', '=', submissionId)
    // Another worker may have delivered it after this one's lease had run out.
    .where('state', '=', 'undelivered')
    .execute()
}
