import 'server-only'
import type { LeadsDatabase, OutboxEntry } from '../database/tables.ts'

/** How many entries are in each state. */
export async function countEntries(
  database: LeadsDatabase,
): Promise<Record<OutboxEntry['state'], number>> {
  const rows = await database
    .selectFrom('outbox_entry')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { undelivered: 0, delivered: 0, abandoned: 0, blocked: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
