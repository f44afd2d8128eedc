import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import { isoDay } from '../../lib/format-date.ts'
import type { LeadsDatabase, LeadsTables } from './database/schema.ts'

/** What requests are counted by, and its column. */
const COLUMNS = {
  form: 'form_type',
  page: 'page_path',
  button: 'button',
  campaign: 'campaign',
  landing: 'landing_path',
} as const

export type CountedBy = keyof typeof COLUMNS

type Count = {
  /** In the period. */
  count: number
  /** In the period before, of the same length. */
  before: number
}

/** Counts only: nothing in it comes from a visitor's answers. */
export type RequestCounts = {
  /** The most frequent first; a null key is "not known": no campaign, no page of the site. */
  rows: ({ key: string | null } & Count)[]
  /** Of all keys, also of those beyond the last row. */
  total: Count
  /** Taken for a program's, and in no other figure; one that was released counts as any other. */
  blocked: Count
  /** The days of the period in UTC (`2026-03-01`), in order; the first and the last may be cut. */
  days: { day: string; count: number }[]
}

export type Counting = {
  by: CountedBy
  /** The period in ms since 1970; `until` is the first moment after it. */
  since: number
  until: number
  /** Counts only requests from the page with this path. */
  page?: string | undefined
}

const DAY_MS = 86_400_000

/** Anybody can invent campaigns, so there may be any number of them. */
const MOST_ROWS = 200

/** Lets queries see one state of the database, so that figures of several agree while requests come. */
export function inSnapshot<Result>(
  database: LeadsDatabase,
  read: (snapshot: LeadsDatabase) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setIsolationLevel('repeatable read').execute(read)
}

/** Counts the requests of a period and of the one before it, by key and by day; to be called `inSnapshot`. */
export async function countRequests(
  database: LeadsDatabase,
  { by, since, until, page }: Counting,
): Promise<RequestCounts> {
  const stored = database
    .selectFrom('submission')
    .where('accepted_at', '>=', since - (until - since))
    .where('accepted_at', '<', until)
    .$if(page !== undefined, (query) => query.where('page_path', '=', page ?? ''))
  const isNow = sql<number>`case when accepted_at >= ${sql.lit(since)} then 1 else 0 end`
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
  const byDay = await stored
    .select((builder) => [
      sql<number>`accepted_at / ${sql.lit(DAY_MS)}`.as('day'),
      isNow.as('is_now'),
      sql<number>`case when ${isBlocked(builder)} then 1 else 0 end`.as('is_blocked'),
      builder.fn.countAll<number>().as('count'),
    ])
    .groupBy(['day', 'is_now', 'is_blocked'])
    .execute()
  const sum = (which: (row: (typeof byDay)[number]) => boolean) =>
    byDay.filter(which).reduce((total, { count }) => total + Number(count), 0)
  const countOf = (blocked: 0 | 1): Count => ({
    count: sum((row) => row.is_blocked === blocked && row.is_now === 1),
    before: sum((row) => row.is_blocked === blocked && row.is_now === 0),
  })
  return {
    rows: rows.map(({ key, count, all }) => {
      return { key, count: Number(count), before: Number(all) - Number(count) }
    }),
    total: countOf(0),
    blocked: countOf(1),
    days: daysOf(since, until).map((day) => ({
      day: isoDay(day * DAY_MS),
      count: sum((row) => row.day === day && row.is_now === 1 && row.is_blocked === 0),
    })),
  }
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

/** The numbers of the days of a period, counted from 1970. */
function daysOf(since: number, until: number): number[] {
  const first = Math.floor(since / DAY_MS)
  return Array.from({ length: Math.ceil(until / DAY_MS) - first }, (_, index) => first + index)
}
