import 'server-only'
import { sql } from 'kysely'
import type { LeadsDatabase } from '../database/tables.ts'
import { LONGEST_WAIT } from './retry-schedule.ts'

/** When the next undelivered entry may be claimed; undefined when all have settled. */
export async function nextDue(database: LeadsDatabase, now: number): Promise<number | undefined> {
  const free = await database
    .selectFrom('outbox_entry')
    .select('due_at as at')
    .where('state', '=', 'undelivered')
    .where('leased_until', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (free && free.at <= now) return free.at
  const held = await database
    .selectFrom('outbox_entry')
    .select('leased_until as at')
    // Written out, because the index holds only these; none of them has settled.
    .where('leased_until', '>', sql.lit(0))
    .where('leased_until', '>', now)
    .orderBy('leased_until')
    .limit(1)
    .executeTakeFirst()
  const next = Math.min(free?.at ?? Infinity, held?.at ?? Infinity)
  // Later than anything can be: a clock ran ahead.
  if (next > now + LONGEST_WAIT) return next === Infinity ? undefined : now
  return next
}
