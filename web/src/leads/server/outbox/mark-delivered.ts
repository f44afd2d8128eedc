import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'

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
