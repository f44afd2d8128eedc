import { sql } from 'kysely'
import { isoDay } from '../../../lib/format-date.ts'
import type { PathCount, PathKind } from '../../../lib/path-counts.ts'
import type { CountedPaths } from '../../../lib/studio-api.ts'
import type { LeadsDatabase } from '../database/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How many days the counts of paths are kept and shown. */
export const DAYS_COUNTED = 30

/** The most paths of a day and kind that are kept; the least frequent give way. */
const MOST_PATHS: Record<PathKind, number> = { redirect: 10_000, missing: 2000 }
/** SQLite allows 32,766 variables in a statement, and a row has four. */
const BATCH = 500

/** The first of the days that are shown and kept. */
const firstDay = (now: number): string => isoDay(now - (DAYS_COUNTED - 1) * DAY_MS)

/** Adds counts to those of today, all or none. */
export async function storePathCounts(
  database: LeadsDatabase,
  counts: readonly PathCount[],
  now: number,
): Promise<void> {
  const day = isoDay(now)
  // In one order, or two servers could wait for each other's rows.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      await transaction
        .insertInto('path_count')
        .values(rows.slice(from, from + BATCH).map((row) => ({ day, ...row })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'path'])
            .doUpdateSet({ count: sql`path_count.count + excluded.count` }),
        )
        .execute()
    }
    for (const kind of new Set(rows.map(({ kind }) => kind))) await trim(transaction, day, kind)
  })
}

const keyOf = ({ kind, path }: PathCount) => `${kind} ${path}`

/** Removes the least frequent paths of a day beyond the most that are kept. */
async function trim(database: LeadsDatabase, day: string, kind: PathKind): Promise<void> {
  const beyond = database
    .selectFrom('path_count')
    .select('path')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .orderBy('count', 'desc')
    .orderBy('path')
    // SQLite has no offset without a limit.
    .limit(1_000_000)
    .offset(MOST_PATHS[kind])
  await database
    .deleteFrom('path_count')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('path', 'in', beyond)
    .execute()
}

/** Removes the counts of days that are no longer shown. */
export async function removeOldPathCounts(database: LeadsDatabase, now: number): Promise<void> {
  await database.deleteFrom('path_count').where('day', '<', firstDay(now)).execute()
}

/** The most missing paths that are read. */
const MOST_MISSING = 200

/** How often redirects were followed and missing paths asked for in the last 30 days, most frequent first. */
export async function readPathCounts(database: LeadsDatabase, now: number): Promise<CountedPaths> {
  const recent = database.selectFrom('path_count').where('day', '>=', firstDay(now))
  const byPath = async (kind: PathKind, most: number) => {
    const rows = await recent
      .select(['path', ({ fn }) => fn.sum<number>('count').as('count')])
      .where('kind', '=', kind)
      .groupBy('path')
      .orderBy('count', 'desc')
      .orderBy('path')
      .limit(most)
      .execute()
    return rows.map(({ path, count }) => ({ path, count: Number(count) }))
  }
  const first = await recent.select(({ fn }) => fn.min('day').as('day')).executeTakeFirst()
  return {
    since: first?.day ?? null,
    redirects: await byPath('redirect', MOST_PATHS.redirect),
    missing: await byPath('missing', MOST_MISSING),
  }
}
