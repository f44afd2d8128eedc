import { sql } from 'kysely'
import type { LeadsDatabase } from '../../../web/src/leads/server/database/schema.ts'

/** The median time from acceptance to delivery in milliseconds, by form and, under '', of all. */
export async function medianDelivery(database: LeadsDatabase): Promise<Map<string, number>> {
  const { rows } = await sql<{ form: string; median: number }>`
    with delivered as (
      select submission.form_type as form, outbox_entry.settled_at - submission.accepted_at as took
      from submission join outbox_entry on outbox_entry.submission_id = submission.id
      where outbox_entry.state = 'delivered'
    ),
    counted as (select form, took from delivered union all select '', took from delivered),
    ranked as (
      select form, took,
        row_number() over (partition by form order by took) as place,
        count(*) over (partition by form) as size
      from counted
    )
    select form, avg(took) as median from ranked
    where place in ((size + 1) / 2, (size + 2) / 2) group by form`.execute(database)
  return new Map(rows.map(({ form, median }) => [form, Number(median)]))
}
