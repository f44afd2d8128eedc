import 'server-only'
import { sql } from 'kysely'
import type { LeadsDatabase } from '../database/tables.ts'

/** When the next undelivered entry may be claimed; undefined when all have settled. */
export async function nextDue(database: LeadsDatabase): Promise<number | undefined> {
  const due = sql<number>`case when leased_until > due_at then leased_until else due_at end`
  const row = await database
    .selectFrom('outbox_entry')
    .select(due.as('due'))
    .where('state', '=', 'undelivered')
    .orderBy(due)
    .limit(1)
    .executeTakeFirst()
  return row && Number(row.due)
}
