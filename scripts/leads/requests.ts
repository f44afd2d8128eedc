import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Nullable,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely'
import type { Answers } from '../../web/src/leads/forms/form-definition.ts'
import type { LeadContext } from '../../web/src/leads/server/accept/context.ts'
import type { ConsentRecord } from '../../web/src/leads/server/accept/store-submission.ts'
import type {
  LeadsDatabase,
  LeadsTables,
  SubmissionFileTable,
} from '../../web/src/leads/server/database/schema.ts'
import { StartError } from '../run/start-error.ts'
import {
  type Fate,
  type Fates,
  firstFate,
  isoTime,
  requestState,
  type State,
  toFate,
  toFateRecord,
  withEntries,
} from './fates.ts'

/**
 * A submission with what became of it: of its channels, the one that people have to look at first. Without a webhook
 * that is the bot.
 */
export type StoredRequest = Fate & {
  id: string
  form: string
  acceptedAt: number
  state: State
  channels: Fates
  answers: Answers
  consent: ConsentRecord | null
  context: LeadContext | null
  message: string
  files: StoredFile[]
}

/** A file of a request, without its content; `size` is in bytes. */
export type StoredFile = Pick<
  Selectable<SubmissionFileTable>,
  'field' | 'name' | 'type' | 'size' | 'sha256'
>

/** All stored requests, joined with their entries; the caller adds conditions and order. */
const selectRequests = (database: LeadsDatabase) =>
  withEntries(database)
    .selectAll(['submission', 'outbox_entry'])
    .select((row) => [
      row.ref('webhook_entry.state').as('webhook_state'),
      row.ref('webhook_entry.started_attempts').as('webhook_started'),
      row.ref('webhook_entry.finished_attempts').as('webhook_finished'),
      row.ref('webhook_entry.due_at').as('webhook_due_at'),
      row.ref('webhook_entry.leased_until').as('webhook_leased_until'),
      row.ref('webhook_entry.last_error').as('webhook_last_error'),
      row.ref('webhook_entry.settled_at').as('webhook_settled_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number]

/** The requests of joined rows, with what is known of their files. */
async function toStoredRequests(database: LeadsDatabase, rows: Row[]): Promise<StoredRequest[]> {
  const files = await database
    .selectFrom('submission_file')
    .select(['submission_id', 'field', 'name', 'type', 'size', 'sha256'])
    .$if(rows.length === 1, (query) => query.where('submission_id', '=', rows[0]?.id ?? ''))
    .orderBy('field')
    .execute()
  const byRequest = Map.groupBy(files, ({ submission_id }) => submission_id)
  return rows.map((row) => ({
    ...toStoredRequest(row),
    files: (byRequest.get(row.id) ?? []).map(({ submission_id: _, ...file }) => file),
  }))
}

/** The request of a joined row. */
function toStoredRequest(row: Row): Omit<StoredRequest, 'files'> {
  const webhook = webhookFate(row)
  const channels = { bot: toFate(row), ...(webhook && { webhook }) }
  return {
    ...firstFate(channels),
    channels,
    id: row.id,
    form: row.form_type,
    acceptedAt: row.accepted_at,
    answers: JSON.parse(row.payload) as Answers,
    consent: row.consent === null ? null : (JSON.parse(row.consent) as ConsentRecord),
    context: row.context === null ? null : (JSON.parse(row.context) as LeadContext),
    message: row.text,
  }
}

function webhookFate(row: Row): Fate | undefined {
  if (row.webhook_state === null) return undefined
  return toFate({
    state: row.webhook_state,
    started_attempts: row.webhook_started ?? 0,
    finished_attempts: row.webhook_finished ?? 0,
    due_at: row.webhook_due_at ?? 0,
    leased_until: row.webhook_leased_until ?? 0,
    last_error: row.webhook_last_error,
    settled_at: row.webhook_settled_at,
  })
}

/** The same for JSON: times as ISO 8601, without what only a worker needs. */
export function toRecord(request: StoredRequest) {
  const { id, form, channels, answers, consent, context, files } = request
  const { bot, webhook } = channels
  return {
    id,
    form,
    acceptedAt: isoTime(request.acceptedAt),
    ...toFateRecord(request),
    channels: { bot: toFateRecord(bot), ...(webhook && { webhook: toFateRecord(webhook) }) },
    answers,
    consent,
    context,
    files,
  }
}

/** Which requests to read; times are ms since 1970, both ends included. */
export type Filters = {
  form?: string
  state?: State
  /** The path of the page that it came from; ending in `/*`, all pages below. */
  page?: string
  since?: number
  until?: number
  limit?: number
  ids?: readonly string[]
}

type Tables = 'submission' | 'outbox_entry' | 'webhook_entry'
type Joined = LeadsTables & { webhook_entry: Nullable<LeadsTables['outbox_entry']> }
type Builder = ExpressionBuilder<Joined, Tables>

/** The filters as a condition on submissions joined with their outbox entries. */
function matching(filters: Omit<Filters, 'limit'>) {
  return (builder: Builder): ExpressionWrapper<Joined, Tables, SqlBool> => {
    const { form, state, page, since, until, ids } = filters
    return builder.and([
      ...(form === undefined ? [] : [builder('submission.form_type', '=', form)]),
      ...(state === undefined ? [] : [builder(requestState, '=', state)]),
      ...(page === undefined ? [] : [fromPage(builder, page)]),
      ...(since === undefined ? [] : [builder('submission.accepted_at', '>=', since)]),
      ...(until === undefined ? [] : [builder('submission.accepted_at', '<=', until)]),
      ...(ids === undefined ? [] : [builder('submission.id', 'in', ids)]),
    ])
  }
}

function fromPage(builder: Builder, page: string) {
  if (!page.endsWith('/*')) return builder('submission.page_path', '=', page)
  const below = page.slice(0, -1)
  const { length } = Array.from(below)
  // Not LIKE, since % and _ may stand in a path.
  const start = builder.fn<string>('substr', ['submission.page_path', sql.lit(1), sql.lit(length)])
  return builder(start, '=', below)
}

/** The matching requests, newest first, of one moment. */
export async function readRequests(
  database: LeadsDatabase,
  { limit, ...filters }: Filters,
): Promise<StoredRequest[]> {
  const query = selectRequests(database)
    .where(matching(filters))
    .orderBy('submission.accepted_at', 'desc')
    .orderBy('submission.id')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return toStoredRequests(database, rows)
}

/** How many requests match, ignoring the limit. */
export async function countRequests(database: LeadsDatabase, filters: Filters): Promise<number> {
  const { count } = await withEntries(database)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SHOWN = 5

/** The one request whose id begins with `given`; throws a `StartError` if there are none or several. */
export async function findRequest(database: LeadsDatabase, given: string): Promise<StoredRequest> {
  const start = given.toLowerCase()
  // Only characters of a UUID, so the LIKE pattern has no wildcard.
  if (!/^[\da-f-]{1,36}$/.test(start)) throw new StartError(`"${given}" is not an id of a request.`)
  const rows = await selectRequests(database)
    .where('submission.id', 'like', `${start}%`)
    .orderBy('submission.id')
    .limit(SHOWN + 1)
    .execute()
  const [only, second] = await toStoredRequests(database, rows)
  if (!only) throw new StartError(`No request has an id that begins with ${start}.`)
  if (!second) return only
  const ids = rows.slice(0, SHOWN).map(({ id }) => id)
  const more = rows.length > SHOWN ? ', …' : ''
  throw new StartError(`${start} could be ${ids.join(', ')}${more}. Give more of the id.`)
}
