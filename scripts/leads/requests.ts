import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'
import type { Answers } from '../../web/src/leads/forms/form-definition.ts'
import type { ConsentRecord } from '../../web/src/leads/server/accept/accept.ts'
import type {
  LeadsDatabase,
  LeadsTables,
  OutboxEntry,
  SubmissionTable,
} from '../../web/src/leads/server/database/schema.ts'
import { StartError } from '../run/start-error.ts'

/** A submission with its outbox entry, as the inbox speaks of it. */
export type StoredRequest = {
  id: string
  form: string
  acceptedAt: number
  state: OutboxEntry['state']
  /** Attempts that ended, and those that began: a difference is a server that died on the way. */
  finishedAttempts: number
  startedAttempts: number
  dueAt: number
  leasedUntil: number
  settledAt: number | null
  lastError: string | null
  answers: Answers
  consent: ConsentRecord | null
  message: string
}

/** Every stored request, joined; conditions and order are the caller's. */
const selectRequests = (database: LeadsDatabase) =>
  database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'outbox_entry.submission_id', 'submission.id')
    .selectAll()

/** What a joined row says. */
function toStoredRequest(row: Selectable<SubmissionTable> & OutboxEntry): StoredRequest {
  return {
    id: row.id,
    form: row.form_type,
    acceptedAt: row.accepted_at,
    state: row.state,
    finishedAttempts: row.finished_attempts,
    startedAttempts: row.started_attempts,
    dueAt: row.due_at,
    leasedUntil: row.leased_until,
    settledAt: row.settled_at,
    lastError: row.last_error,
    answers: JSON.parse(row.payload) as Answers,
    consent: row.consent === null ? null : (JSON.parse(row.consent) as ConsentRecord),
    message: row.text,
  }
}

/** The same for a program: times as text, and nothing that only a worker needs. */
export function toRecord(request: StoredRequest) {
  const { id, form, state, lastError, answers, consent } = request
  return {
    id,
    form,
    state,
    acceptedAt: isoTime(request.acceptedAt),
    settledAt: isoTime(request.settledAt),
    dueAt: state === 'undelivered' ? isoTime(request.dueAt) : null,
    attempts: { started: request.startedAttempts, finished: request.finishedAttempts },
    lastError,
    answers,
    consent,
  }
}

const isoTime = <Time extends number | null>(time: Time) =>
  (time === null ? null : new Date(time).toISOString()) as Time extends null ? null : string

export type State = OutboxEntry['state']

/** Which requests are meant; times are milliseconds since 1970, both ends included. */
export type Filters = {
  form?: string
  state?: State
  since?: number
  until?: number
  limit?: number
}

type Builder = ExpressionBuilder<LeadsTables, 'submission' | 'outbox_entry'>

/** The condition that these filters make, on submissions joined with their outbox entries. */
function matching(filters: Omit<Filters, 'limit'>) {
  return (
    builder: Builder,
  ): ExpressionWrapper<LeadsTables, 'submission' | 'outbox_entry', SqlBool> => {
    const { form, state, since, until } = filters
    return builder.and([
      ...(form === undefined ? [] : [builder('submission.form_type', '=', form)]),
      ...(state === undefined ? [] : [builder('outbox_entry.state', '=', state)]),
      ...(since === undefined ? [] : [builder('submission.accepted_at', '>=', since)]),
      ...(until === undefined ? [] : [builder('submission.accepted_at', '<=', until)]),
    ])
  }
}

/** The requests that match, newest first, by one query: all of one moment. */
export async function readRequests(
  database: LeadsDatabase,
  { limit, ...filters }: Filters,
): Promise<StoredRequest[]> {
  const query = selectRequests(database)
    .where(matching(filters))
    .orderBy('submission.accepted_at', 'desc')
    .orderBy('submission.id')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map(toStoredRequest)
}

/** How many match, whatever the limit. */
export async function countRequests(database: LeadsDatabase, filters: Filters): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'outbox_entry.submission_id', 'submission.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SHOWN = 5

/** The one request whose id begins so; none or several is a line that says so. */
export async function findRequest(database: LeadsDatabase, given: string): Promise<StoredRequest> {
  const start = given.toLowerCase()
  // Nothing else can begin an id, and nothing of it is a wildcard.
  if (!/^[\da-f-]{1,36}$/.test(start)) throw new StartError(`"${given}" is not an id of a request.`)
  const rows = await selectRequests(database)
    .where('submission.id', 'like', `${start}%`)
    .orderBy('submission.id')
    .limit(SHOWN + 1)
    .execute()
  const [only, second] = rows
  if (!only) throw new StartError(`No request has an id that begins with ${start}.`)
  if (!second) return toStoredRequest(only)
  const ids = rows.slice(0, SHOWN).map(({ id }) => id)
  const more = rows.length > SHOWN ? ', …' : ''
  throw new StartError(`${start} could be ${ids.join(', ')}${more}. Give more of the id.`)
}
