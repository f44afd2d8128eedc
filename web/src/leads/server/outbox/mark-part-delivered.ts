import 'server-only'
import type { LeadsDatabase } from '../database/tables.ts'

type Progress = { submissionId: string; parts: number }

/** Records that the first `parts` of a long message have arrived. */
export async function markPartDelivered(
  database: LeadsDatabase,
  { submissionId, parts }: Progress,
): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set({ parts_delivered: parts })
    .where('submission_id', '=', submissionId)
    // It arrived, whoever holds the entry by now; but nobody's progress is taken back.
    .where('parts_delivered', '<', parts)
    .execute()
}
