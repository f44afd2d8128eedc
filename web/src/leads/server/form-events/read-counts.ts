import { isoDay } from '../../../lib/format-date.ts'
import type { LeadsDatabase } from '../database/schema.ts'
import type { FormEventKind } from './form-counter.ts'

/** 90 days and the 90 before, which they are compared with. */
export const DAYS_KEPT = 181

const DAY_MS = 86_400_000

type Period = {
  /** In ms since 1970; days in UTC are counted if half of them is in the period, and the last in any case. */
  since: number
  until: number
  page?: string | undefined
}

/** What happened to each form in a period: the most opened first. */
export async function readFormCounts(
  database: LeadsDatabase,
  { since, until, page }: Period,
): Promise<({ form: string } & Record<FormEventKind, number>)[]> {
  const rows = await database
    .selectFrom('form_count')
    .where('day', '>=', isoDay(since + DAY_MS / 2))
    .where('day', '<=', isoDay(until - 1))
    .$if(page !== undefined, (query) => query.where('page', '=', page ?? ''))
    .select(({ fn }) => [
      'form',
      fn.sum<number>('opened').as('opened'),
      fn.sum<number>('started').as('started'),
      fn.sum<number>('sent').as('sent'),
      fn.sum<number>('failed').as('failed'),
    ])
    .groupBy('form')
    .orderBy('opened', 'desc')
    .orderBy('form')
    .execute()
  return rows.map(({ form, opened, started, sent, failed }) => ({
    form,
    opened: Number(opened),
    started: Number(started),
    sent: Number(sent),
    failed: Number(failed),
  }))
}

/** Removes counts of days that no figure needs any more. */
export async function removeOldCounts(database: LeadsDatabase, now: number): Promise<void> {
  await database
    .deleteFrom('form_count')
    .where('day', '<', isoDay(now - DAYS_KEPT * DAY_MS))
    .execute()
}
