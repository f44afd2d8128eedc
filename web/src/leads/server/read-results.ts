import type { Results, ResultsPeriod } from '../../lib/studio-api.ts'
import type { LeadsDatabase } from './database/schema.ts'
import { readFormCounts } from './form-events/read-counts.ts'
import { countRequests, inSnapshot } from './request-counts.ts'

const DAY_MS = 86_400_000

type Question = {
  days: ResultsPeriod
  /** Only what came from the page with this path. */
  page?: string | undefined
  now: number
}

/** The requests of the last days by each key, with those of the days before, and what happened to forms. */
export function readResults(
  database: LeadsDatabase,
  { days, page, now }: Question,
): Promise<Results> {
  const period = { since: now - days * DAY_MS, until: now, page }
  return inSnapshot(database, async (snapshot) => {
    const countBy = async (by: keyof Results['by']) =>
      (await countRequests(snapshot, { by, ...period })).rows
    const form = await countRequests(snapshot, { by: 'form', ...period })
    return {
      by: {
        form: form.rows,
        page: await countBy('page'),
        button: await countBy('button'),
        campaign: await countBy('campaign'),
        landing: await countBy('landing'),
      },
      total: form.total,
      blocked: form.blocked,
      days: form.days,
      forms: await readFormCounts(snapshot, period),
    }
  })
}
