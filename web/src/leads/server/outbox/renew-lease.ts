import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'
import { isHeldAs } from './is-held-as.ts'

/** Keeps a claimed entry until `leasedUntil`; false when another worker has taken it up since. */
export async function renewLease(
  database: LeadsDatabase,
  entry: OutboxEntry,
  leasedUntil: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('outbox_entry')
    .set({ leased_until: leasedUntil })
    .where(isHeldAs(entry))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
