import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'

type Abandonment = { submissionId: string; error: string; finishedAttempts: number; now: number }

/** Stops trying; the submission and its entry are kept for a human. */
export async function markAbandoned(
  database: LeadsDatabase,
  { submissionId, error, finishedAttempts, now }: Abandonment,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set({
      state: 'abandoned',
      finished_attempts: finishedAttempts,
      leased_until: 0,
      last_error: error,
      settled_at: now,
    })
    .where('submission_id', '=', submissionId)
    // Another worker may have delivered it after this one's lease had run out.
    .where('state', '=', 'undelivered')
    .execute()
}
