import 'server-only'
import { createHash } from 'node:crypto'
import type { Answers, FormDefinition } from '../../forms/form-definition.ts'
import type { Submission } from '../../forms/submission.ts'
import type { LeadsDatabase } from '../database/tables'

type Arrival = {
  submissionId: string
  formType: string
  answers: Answers
  consent?: ConsentRecord | undefined
  /** The message that the bot will be given. */
  text: string
  /** Why it must be a program's; then it is kept for people to see, and not delivered. */
  suspicion?: string | undefined
  now: number
}

/**
 * Stores a submission and its outbox entry together, once.
 * The same id again is 'repeated' when it says the same, 'conflicting' when it does not.
 */
export async function storeSubmission(
  database: LeadsDatabase,
  { submissionId, formType, answers, consent, text, suspicion, now }: Arrival,
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
      const same = earlier.form_type === formType && earlier.payload === payload
      return same ? 'repeated' : 'conflicting'
    }
    await transaction
      .insertInto('outbox_entry')
      .values({
        submission_id: submissionId,
        text,
        state: suspicion ? 'blocked' : 'undelivered',
        last_error: suspicion ?? null,
        parts_delivered: 0,
        started_attempts: 0,
        finished_attempts: 0,
        due_at: now,
        leased_until: 0,
      })
      .execute()
    return 'stored'
  })
}

/** What somebody agreed to: which box, its words as they were shown, and a short hash of those words. */
type AgreedStatement = { field: string; statement: string; version: string }

/** What is stored, as JSON, of what a visitor had agreed to when they sent a form. */
export type ConsentRecord = { cookies?: Submission['consent']; statements: AgreedStatement[] }

/** The proof of what a visitor agreed to: the boxes they ticked and their choice about cookies. */
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
