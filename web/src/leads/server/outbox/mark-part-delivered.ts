import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'

type Progress = { submissionId: string; parts: number; leasedUntil: number }

/** Records that the first `parts` of a long message have arrived, and keeps the entry for the rest. */
export async function markPartDelivered(
  database: LeadsDatabase,
  { submissionId, parts, leasedUntil }: Progress,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set({ parts_delivered: parts, leased_until: leasedUntil })
    .where('submission_id', '=', submissionId)
    .execute()
}
