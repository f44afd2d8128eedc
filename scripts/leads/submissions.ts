import type { Selectable } from 'kysely'
import type { Answers } from '../../web/src/leads/forms/form-definition.ts'
import { submissionNumber } from '../../web/src/leads/forms/form-definition.ts'
import type { LeadContext } from '../../web/src/leads/server/accept/context.ts'
import type { ConsentRecord } from '../../web/src/leads/server/accept/store-submission.ts'
import type { LeadsDatabase, SubmissionFileTable } from '../../web/src/leads/server/store/schema.ts'
import { StartError } from '../run/start-error.ts'
import {
  type Fate,
  type Fates,
  firstFate,
  isoTime,
  type State,
  toFate,
  toFateRecord,
  withEntries,
} from './fates.ts'
import { type Filters, matching } from './filters.ts'

/** A submission with its delivery state: that of the channel with the highest priority (`fates.ts`). */
export type StoredSubmission = Fate & {
  id: string
  form: string
  /** That it counts for, in the spelling of `campaignName`. */
  campaign: string | null
  acceptedAt: number
  state: State
  channels: Fates
  answers: Answers
  consent: ConsentRecord | null
  context: LeadContext | null
  message: string
  files: StoredFile[]
}

/** Metadata of an attached file; `size` is in bytes. */
export type StoredFile = Pick<
  Selectable<SubmissionFileTable>,
  'field' | 'name' | 'type' | 'size' | 'sha256'
>

/** All stored submissions, joined with their entries; the caller adds conditions and order. */
const selectSubmissions = (database: LeadsDatabase) =>
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

type Row = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number]

/** Maps joined rows to submissions with the metadata of their files. */
async function toStoredSubmissions(
  database: LeadsDatabase,
  rows: Row[],
): Promise<StoredSubmission[]> {
  const files = await database
    .selectFrom('submission_file')
    .select(['submission_id', 'field', 'name', 'type', 'size', 'sha256'])
    .$if(rows.length === 1, (query) => query.where('submission_id', '=', rows[0]?.id ?? ''))
    .orderBy('field')
    .execute()
  const bySubmission = Map.groupBy(files, ({ submission_id }) => submission_id)
  return rows.map((row) => ({
    ...toStoredSubmission(row),
    files: (bySubmission.get(row.id) ?? []).map(({ submission_id: _, ...file }) => file),
  }))
}

/** Maps a joined row to a submission. */
function toStoredSubmission(row: Row): Omit<StoredSubmission, 'files'> {
  const webhook = webhookFate(row)
  const channels = { bot: toFate(row), ...(webhook && { webhook }) }
  return {
    ...firstFate(channels),
    channels,
    id: row.id,
    form: row.form_type,
    campaign: row.campaign,
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

/** For JSON: ISO 8601 times, without fields that only workers need. */
export function toRecord(submission: StoredSubmission) {
  const { id, form, channels, answers, consent, context, files } = submission
  const { bot, webhook } = channels
  return {
    id,
    number: submissionNumber(id),
    form,
    acceptedAt: isoTime(submission.acceptedAt),
    ...toFateRecord(submission),
    channels: { bot: toFateRecord(bot), ...(webhook && { webhook: toFateRecord(webhook) }) },
    answers,
    consent,
    context,
    files,
  }
}

/** The matching submissions of one snapshot, newest first. */
export async function readSubmissions(
  database: LeadsDatabase,
  { limit, ...filters }: Filters,
): Promise<StoredSubmission[]> {
  const query = selectSubmissions(database)
    .where(matching(filters))
    .orderBy('submission.accepted_at', 'desc')
    .orderBy('submission.id')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return toStoredSubmissions(database, rows)
}

/** The number of matching submissions, ignoring the limit. */
export async function countSubmissions(database: LeadsDatabase, filters: Filters): Promise<number> {
  const { count } = await withEntries(database)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(filters))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SHOWN = 5

/** The submission whose id starts with `given`; throws a `StartError` if there is none or more than one. */
export async function findSubmission(
  database: LeadsDatabase,
  given: string,
): Promise<StoredSubmission> {
  const start = given.toLowerCase()
  // Only characters of a UUID, so the LIKE pattern contains no wildcards.
  if (!/^[\da-f-]{1,36}$/.test(start))
    throw new StartError(`"${given}" is not an id of a submission.`)
  const rows = await selectSubmissions(database)
    .where('submission.id', 'like', `${start}%`)
    .orderBy('submission.id')
    .limit(SHOWN + 1)
    .execute()
  const [only, second] = await toStoredSubmissions(database, rows)
  if (!only) throw new StartError(`No submission has an id that begins with ${start}.`)
  if (!second) return only
  const ids = rows.slice(0, SHOWN).map(({ id }) => id)
  const more = rows.length > SHOWN ? ', …' : ''
  throw new StartError(`${start} could be ${ids.join(', ')}${more}. Give more of the id.`)
}
