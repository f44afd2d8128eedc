import type { Results, ResultsPeriod } from '../../lib/studio-api.ts'
import type { LeadsDatabase } from './database/schema.ts'
import { readFormCounts } from './form-events/read-counts.ts'
import { countRequests } from './request-counts.ts'

const DAY_MS = 86_400_000

type Question = {
  days: ResultsPeriod
  /** Only what came from the page with this path. */
  page?: string | undefined
  now: number
}

/** The requests of the last days by each key, with those of the days before, and what happened to forms. */
export async function readResults(
  database: LeadsDatabase,
  { days, page, now }: Question,
): Promise<Results> {
  const period = { since: now - days * DAY_MS, until: now, page }
  const countBy = async (by: keyof Results['by']) =>
    (await countRequests(database, { by, ...period })).rows
  const {
    rows: form,
    total,
    blocked,
    days: byDay,
  } = await countRequests(database, {
    by: 'form',
    ...period,
  })
  return {
    by: {
      form,
      page: await countBy('page'),
      button: await countBy('button'),
      campaign: await countBy('campaign'),
      landing: await countBy('landing'),
    },
    total,
    blocked,
    days: byDay,
    forms: await readFormCounts(database, period),
  }
}
