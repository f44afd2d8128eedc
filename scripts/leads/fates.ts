import { type SqlBool, sql } from 'kysely'
import type { LeadsDatabase, OutboxEntry } from '../../web/src/leads/server/store/schema.ts'

/** The state of a submission on one channel; times are ms since 1970. */
export type Fate = {
  state: OutboxEntry['state']
  /** Finished and started attempts; they differ if a server died during one. */
  finishedAttempts: number
  startedAttempts: number
  dueAt: number
  leasedUntil: number
  settledAt: number | null
  lastError: string | null
}

/** The state of a submission; skipped channels are ignored. */
export type State = Exclude<OutboxEntry['state'], 'skipped'>

export type Fates = { bot: Fate; webhook?: Fate }

/** Priority of channel states: the first one that needs a person's attention is the submission's state. */
const FIRST_TO_LOOK_AT: readonly State[] = ['abandoned', 'undelivered', 'blocked', 'delivered']

/** The state of the submission: that of the channel with the highest priority. */
export function firstFate({ bot, webhook }: Fates): Fate & { state: State } {
  const fates = webhook ? [bot, webhook] : [bot]
  for (const state of FIRST_TO_LOOK_AT) {
    const fate = fates.find((each) => each.state === state)
    if (fate) return { ...fate, state }
  }
  throw new Error('A submission has skipped all of its channels')
}

/** The same in SQL, on the tables of `withEntries`. */
export const submissionState = sql<State>`case ${sql.join(
  FIRST_TO_LOOK_AT.map((state) => {
    const name = sql.lit(state)
    return sql`when outbox_entry.state = ${name} or webhook_entry.state = ${name} then ${name}`
  }),
  sql` `,
)} end`

/** SQL condition on the tables of `withEntries`: no worker is sending the submission at `now` (ms since 1970). */
export const isFree = (now: number) =>
  sql<SqlBool>`outbox_entry.leased_until <= ${now} and coalesce(webhook_entry.leased_until, 0) <= ${now}`

/** All submissions with their entries: `outbox_entry` for the bot, `webhook_entry` may be missing. */
export function withEntries(database: LeadsDatabase) {
  return database
    .selectFrom('submission')
    .innerJoin('outbox_entry', (join) =>
      join
        .onRef('outbox_entry.submission_id', '=', 'submission.id')
        .on('outbox_entry.channel', '=', 'bot'),
    )
    .leftJoin('outbox_entry as webhook_entry', (join) =>
      join
        .onRef('webhook_entry.submission_id', '=', 'submission.id')
        .on('webhook_entry.channel', '=', 'webhook'),
    )
}

/** The columns of an entry that a `Fate` needs. */
export type FateColumns = Pick<
  OutboxEntry,
  | 'state'
  | 'started_attempts'
  | 'finished_attempts'
  | 'due_at'
  | 'leased_until'
  | 'last_error'
  | 'settled_at'
>

export function toFate(entry: FateColumns): Fate {
  return {
    state: entry.state,
    finishedAttempts: entry.finished_attempts,
    startedAttempts: entry.started_attempts,
    dueAt: entry.due_at,
    leasedUntil: entry.leased_until,
    settledAt: entry.settled_at,
    lastError: entry.last_error,
  }
}

/** For JSON: ISO 8601 times, without fields that only workers need. */
export function toFateRecord({ state, settledAt, dueAt, lastError, ...attempts }: Fate) {
  return {
    state,
    settledAt: isoTime(settledAt),
    dueAt: state === 'undelivered' ? isoTime(dueAt) : null,
    attempts: { started: attempts.startedAttempts, finished: attempts.finishedAttempts },
    lastError,
  }
}

export const isoTime = <Time extends number | null>(time: Time) =>
  (time === null ? null : new Date(time).toISOString()) as Time extends null ? null : string
