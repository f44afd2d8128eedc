import { sql } from 'kysely'
import type { LeadsDatabase } from '../../../web/src/leads/server/database/schema.ts'
import { countRequests, inSnapshot } from '../../../web/src/leads/server/request-counts.ts'
import { isoTime, requestState, type State, withEntries } from '../fates.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { lengthWords, printTable, timeWords } from '../output.ts'
import type { Counting } from '../read-arguments.ts'
import { record } from '../record.ts'

type Counts = Record<State, number> & { attempts: number }
type Row = Counts & { medianDeliveryMs: number | null }

const NONE: Counts = { undelivered: 0, delivered: 0, abandoned: 0, blocked: 0, attempts: 0 }

/** `stats`: counts by form and state, the oldest waiting request, delivery times; with `--by` counts of a period. */
export async function stats(inbox: Inbox, counting: Counting | undefined): Promise<Outcome> {
  return counting ? countBy(inbox, counting) : showStates(inbox)
}

/** The figures of the Studio's tool Results. */
async function countBy(inbox: Inbox, { by, since, until }: Counting): Promise<Outcome> {
  const facts = { by, since: timeWords(since), until: timeWords(until) }
  await record(inbox, 'counted', { facts })
  const counts = await inSnapshot(inbox.database, (snapshot) =>
    countRequests(snapshot, { by, since, until: until + 1 }),
  )
  const { rows, total, blocked } = counts
  const others = {
    count: total.count - rows.reduce((sum, { count }) => sum + count, 0),
    before: total.before - rows.reduce((sum, { before }) => sum + before, 0),
  }
  return {
    json: { by, since: isoTime(since), until: isoTime(until), ...counts },
    table: () => {
      const head = [by[0]?.toUpperCase() + by.slice(1), 'Requests', 'Period before']
      printTable(head, [
        ...rows.map(({ key, count, before }) => [key ?? '(not known)', count, before]),
        ...(others.count + others.before > 0 ? [['(others)', others.count, others.before]] : []),
        ['All', total.count, total.before],
      ])
      const length = lengthWords(until + 1 - since)
      console.log(
        `\n${timeWords(since)} to ${timeWords(until)} UTC (${length}), and the same time before.`,
      )
      if (blocked.count + blocked.before > 0)
        console.log(`Not counted: ${blocked.count} blocked, ${blocked.before} before.`)
    },
  }
}

async function showStates(inbox: Inbox): Promise<Outcome> {
  const { database, now } = inbox
  await record(inbox, 'counted', {})
  const byForm = await countByForm(database)
  const medians = await medianDelivery(database)
  const withMedian = (form: string, counts: Counts): Row => {
    return { ...counts, medianDeliveryMs: medians.get(form) ?? null }
  }
  const total = withMedian('', [...byForm.values()].reduce(add, NONE))
  const forms = [...byForm].map(([form, counts]) => ({ form, ...withMedian(form, counts) }))
  const oldest = await oldestUndelivered(database)
  return {
    json: {
      forms,
      total,
      oldestUndelivered: oldest && {
        id: oldest.id,
        acceptedAt: new Date(oldest.accepted_at).toISOString(),
        ageMs: now - oldest.accepted_at,
      },
    },
    table: () => {
      printTable(HEAD, [...forms.map((row) => cells(row.form, row)), cells('All', total)])
      const waits = oldest
        ? `The oldest undelivered, ${oldest.id.slice(0, 8)}, has waited since ${timeWords(oldest.accepted_at)} UTC (${lengthWords(now - oldest.accepted_at)}).`
        : 'Nothing waits to be delivered.'
      console.log(`\n${waits}`)
    },
  }
}

const HEAD = [
  'Form',
  'Undelivered',
  'Delivered',
  'Abandoned',
  'Blocked',
  'Tries',
  'Median time to delivery',
]

function cells(name: string, row: Row) {
  const { undelivered, delivered, abandoned, blocked, attempts, medianDeliveryMs: median } = row
  const words = median === null ? '–' : lengthWords(median)
  return [name, undelivered, delivered, abandoned, blocked, attempts, words]
}

async function countByForm(database: LeadsDatabase): Promise<Map<string, Counts>> {
  const rows = await withEntries(database)
    .select(({ fn }) => [
      'submission.form_type as form',
      requestState.as('state'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(outbox_entry.started_attempts + coalesce(webhook_entry.started_attempts, 0))`.as(
        'attempts',
      ),
    ])
    .groupBy(['submission.form_type', requestState])
    .orderBy('submission.form_type')
    .execute()
  const forms = new Map<string, Counts>()
  for (const { form, state, count, attempts } of rows) {
    const one = { ...NONE, [state]: Number(count), attempts: Number(attempts) }
    forms.set(form, add(forms.get(form) ?? NONE, one))
  }
  return forms
}

function add(one: Counts, other: Counts): Counts {
  return {
    undelivered: one.undelivered + other.undelivered,
    delivered: one.delivered + other.delivered,
    abandoned: one.abandoned + other.abandoned,
    blocked: one.blocked + other.blocked,
    attempts: one.attempts + other.attempts,
  }
}

async function oldestUndelivered(database: LeadsDatabase) {
  const oldest = await withEntries(database)
    .select(['submission.id', 'submission.accepted_at'])
    .where(requestState, '=', 'undelivered')
    .orderBy('submission.accepted_at')
    .limit(1)
    .executeTakeFirst()
  return oldest ?? null
}

/** The median time in ms from acceptance to delivery, by form; '' is all forms. */
async function medianDelivery(database: LeadsDatabase): Promise<Map<string, number>> {
  const { rows } = await sql<{ form: string; median: number }>`
    with delivered as (
      select submission.form_type as form, entry.settled_at - submission.accepted_at as took
      from submission join outbox_entry entry on entry.submission_id = submission.id
      where entry.state = 'delivered'
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
