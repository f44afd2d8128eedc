import { createHash } from 'node:crypto'
import { campaignName } from '../../forms/campaign-name.ts'
import type { Answers, FormDefinition } from '../../forms/form-definition.ts'
import type { Submission } from '../../forms/form-schema.ts'
import type { Channel, LeadsDatabase, OutboxEntry } from '../store/schema.ts'
import { type AttachedFile, haveContent } from './check-files.ts'
import type { LeadContext } from './context.ts'
import { type Download, storeDownloads } from './downloads.ts'

type Arrival = {
  submissionId: string
  formType: string
  answers: Answers
  files?: readonly AttachedFile[]
  consent?: ConsentRecord | undefined
  context?: LeadContext | undefined
  /** Which desk it is for (`routeOf`); the form's unless it says so. */
  route?: string
  /** The message for the bot, as HTML. */
  text: string
  /** The body for the webhook; without one it gets none. */
  webhookBody?: string | undefined
  /** Only the webhook delivers it. */
  skipsBot?: boolean
  /** Why it is taken for a program's; then it is stored as blocked, for people to look at. */
  suspicion?: string | undefined
  downloads?: readonly Download[]
  now: number
}

/**
 * Stores a submission and its outbox entries in one transaction, once per id.
 * The same id again is 'repeated' with the same answers and 'conflicting' with others.
 */
export async function storeSubmission(
  database: LeadsDatabase,
  {
    submissionId,
    formType,
    answers,
    files = [],
    downloads = [],
    consent,
    context,
    route = formType,
    text,
    webhookBody,
    skipsBot = false,
    suspicion,
    now,
  }: Arrival,
): Promise<'stored' | 'repeated' | 'conflicting'> {
  const payload = JSON.stringify(answers)
  return database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('submission')
      .values({
        id: submissionId,
        form_type: formType,
        payload,
        consent: consent ? JSON.stringify(consent) : null,
        page_path: context?.page?.path ?? null,
        button: context?.button ?? null,
        campaign: campaignOf(context) || null,
        landing_path: context?.visit?.landing ?? null,
        context: context ? JSON.stringify(context) : null,
        accepted_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) {
      const earlier = await transaction
        .selectFrom('submission')
        .select(['form_type', 'payload'])
        .where('id', '=', submissionId)
        .executeTakeFirstOrThrow()
      const same =
        earlier.form_type === formType &&
        earlier.payload === payload &&
        (await haveContent(transaction, submissionId, files))
      return same ? 'repeated' : 'conflicting'
    }
    for (const file of files) {
      const row = { submission_id: submissionId, ...file }
      await transaction.insertInto('submission_file').values(row).execute()
    }
    await storeDownloads(transaction, submissionId, downloads)
    const entry = {
      submission_id: submissionId,
      route,
      last_error: suspicion ?? null,
      parts_delivered: 0,
      started_attempts: 0,
      finished_attempts: 0,
      due_at: now,
      leased_until: 0,
    }
    const insert = async (channel: Channel, own: { text: string; state: OutboxEntry['state'] }) => {
      await transaction
        .insertInto('outbox_entry')
        .values({ ...entry, channel, ...own })
        .execute()
    }
    const state = suspicion ? 'blocked' : 'undelivered'
    await insert('bot', { text, state: skipsBot ? 'skipped' : state })
    if (webhookBody !== undefined) await insert('webhook', { text: webhookBody, state })
    return 'stored'
  })
}

/** The campaign that a submission counts for; '' without one. */
function campaignOf({ visit, firstVisit }: Partial<LeadContext> = {}): string {
  return campaignName(visit?.campaign ?? firstVisit?.campaign ?? '')
}

/** A box that was ticked: its field, its words as they were shown, and a short hash of those words. */
type AgreedStatement = { field: string; statement: string; version: string }

/** What a visitor had agreed to when they sent a form; stored as JSON. */
export type ConsentRecord = { cookies?: Submission['consent']; statements: AgreedStatement[] }

/** The record of what a visitor agreed to: the boxes they ticked and their choice about cookies. */
export function consentRecord(
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: Answers,
  cookies: Submission['consent'],
): ConsentRecord | undefined {
  const statements = Object.entries(fields).flatMap(([field, { control }]) =>
    control.kind === 'checkbox' && control.isConsent && answers[field] === true
      ? [{ field, statement: control.statement, version: versionOf(control.statement) }]
      : [],
  )
  if (!cookies && statements.length === 0) return undefined
  return { ...(cookies && { cookies }), statements }
}

function versionOf(statement: string): string {
  return createHash('sha256').update(statement).digest('hex').slice(0, 12)
}
