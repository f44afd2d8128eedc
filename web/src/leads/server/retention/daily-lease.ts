import { hasPassed } from '../database/has-passed.ts'
import type { LeadsDatabase } from '../database/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than any batch takes; after it, another server goes on where one died. */
const LEASE_MS = 10 * 60 * 1000

/** The right to do a daily task; `until` (ms since 1970) tells one holder from the next. */
export type DailyLease = { name: string; until: number }

/**
 * Takes the task if it was last finished a day ago and no server holds it. A time more than a day ahead was written by
 * a wrong clock and does not count.
 */
export async function claimDaily(
  database: LeadsDatabase,
  name: string,
  now: number,
): Promise<DailyLease | undefined> {
  await database
    .insertInto('daily_task')
    .values({ name, leased_until: 0, finished_at: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const until = now + LEASE_MS
  const { numUpdatedRows } = await database
    .updateTable('daily_task')
    .set({ leased_until: until })
    .where('name', '=', name)
    .where(hasPassed('leased_until', now, DAY_MS))
    .where(hasPassed('finished_at', now - DAY_MS, 2 * DAY_MS))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { name, until } : undefined
}

/** Extends the lease; undefined if another server has taken the task since. First in a transaction, it keeps others out. */
export async function renewDaily(
  database: LeadsDatabase,
  lease: DailyLease,
  now: number,
): Promise<DailyLease | undefined> {
  // Two renewals within one millisecond must differ, too.
  const until = Math.max(now + LEASE_MS, lease.until + 1)
  return (await write(database, lease, { leased_until: until }))
    ? { name: lease.name, until }
    : undefined
}

/** Gives the task back: done until tomorrow, or, without `finishedAt`, for whoever asks next. */
export async function endDaily(
  database: LeadsDatabase,
  lease: DailyLease,
  finishedAt?: number,
): Promise<void> {
  await write(database, lease, {
    leased_until: 0,
    ...(finishedAt !== undefined && { finished_at: finishedAt }),
  })
}

async function write(
  database: LeadsDatabase,
  { name, until }: DailyLease,
  change: { leased_until: number; finished_at?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('daily_task')
    .set(change)
    .where('name', '=', name)
    .where('leased_until', '=', until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
