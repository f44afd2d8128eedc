import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'
import { isHeldAs } from './is-held-as.ts'

/** Ends an attempt between two parts of a message; the entry keeps its place, and the rest is sent by the next. */
export async function releaseEntry(database: LeadsDatabase, entry: OutboxEntry): Promise<void> {
  await database
    .updateTable('outbox_entry')
    .set((row) => ({ finished_attempts: row('finished_attempts', '+', 1), leased_until: 0 }))
    .where(isHeldAs(entry))
    .execute()
}
