import 'server-only'
import type { Answers } from '../../definitions/form-definition'
import type { LeadsDatabase } from '../database/tables'
import type { ConsentRecord } from './consent-record'

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
