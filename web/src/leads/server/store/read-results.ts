import { type ExpressionBuilder, sql } from 'kysely'
import type { Results, ResultsKey, ResultsPeriod, ResultsRow } from '../../../lib/studio-api.ts'
import type { LeadsDatabase, LeadsTables } from './schema.ts'

const DAY_MS = 86_400_000

/** What submissions are counted by, and its column. */
const COLUMNS = { campaign: 'campaign', page: 'page_path', button: 'button' } as const

/** Anybody can invent campaigns, so there may be any number of them. */
const MOST_ROWS = 200

/**
 * The submissions of the last days and of as many days before, by each key. Only counts: nothing comes from a visitor's
 * answers.
 */
export function readResults(
  database: LeadsDatabase,
  { days, now }: { days: ResultsPeriod; now: number },
): Promise<Results> {
  // One state of the database, so that figures of several queries agree while submissions come.
  const snapshot = database.transaction().setIsolationLevel('repeatable read')
  return snapshot.execute(async (seen) => {
    const stored = seen
      .selectFrom('submission')
      .where('accepted_at', '>=', now - 2 * days * DAY_MS)
      .where('accepted_at', '<', now)
    const isNow = sql<number>`case when accepted_at >= ${sql.lit(now - days * DAY_MS)} then 1 else 0 end`
    const countBy = async (by: ResultsKey): Promise<ResultsRow[]> => {
      const rows = await stored
        .where((builder) => builder.not(isBlocked(builder)))
        .select(({ fn, ref }) => [
          ref(COLUMNS[by]).as('key'),
          fn.sum<number>(isNow).as('count'),
          fn.countAll<number>().as('all'),
        ])
        .groupBy(COLUMNS[by])
        .orderBy('count', 'desc')
        .orderBy('all', 'desc')
        .orderBy('key')
        .limit(MOST_ROWS)
        .execute()
      return rows.map(({ key, count, all }) => {
        return { key, count: Number(count), before: Number(all) - Number(count) }
      })
    }
    const totals = await stored
      .select((builder) => [
        isNow.as('is_now'),
        sql<number>`case when ${isBlocked(builder)} then 1 else 0 end`.as('is_blocked'),
        builder.fn.countAll<number>().as('count'),
      ])
      .groupBy(['is_now', 'is_blocked'])
      .execute()
    const total = (isNowOrBefore: 0 | 1, blocked: 0 | 1) =>
      Number(
        totals.find((row) => row.is_now === isNowOrBefore && row.is_blocked === blocked)?.count ??
          0,
      )
    return {
      by: {
        campaign: await countBy('campaign'),
        page: await countBy('page'),
        button: await countBy('button'),
      },
      total: { count: total(1, 0), before: total(0, 0) },
      blocked: total(1, 1),
    }
  })
}

/** By channel, for the index: few are blocked, and they are looked up once for all. */
function isBlocked(builder: ExpressionBuilder<LeadsTables, 'submission'>) {
  return builder('submission.id', 'in', (entries) =>
    entries
      .selectFrom('outbox_entry')
      .select('submission_id')
      .where('channel', 'in', ['bot', 'webhook'])
      .where('state', '=', 'blocked'),
  )
}
