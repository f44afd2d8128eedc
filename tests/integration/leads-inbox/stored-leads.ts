import type { Leads } from '@/leads/server/open-leads'
import { temporaryDatabase } from '../../support/test-databases'
import { openTestLeads, post, submission, supportRequest } from '../leads/open-test-leads'

type Entry = {
  id?: string
  answers?: object
  form?: string
  /** The path of the sending page. */
  page?: string
  /** What brought the visitor, as the browser says it. */
  visit?: Record<string, string>
  state?: 'undelivered' | 'delivered' | 'abandoned' | 'blocked'
  ageDays?: number
  attempts?: number
  error?: string
}

const DAY = 24 * 60 * 60 * 1000

/** The store of a running site without a bot, in its own database. */
export async function openStoredLeads(newDatabase = async () => temporaryDatabase()) {
  const location = await newDatabase()
  const leads = await openTestLeads({ location })
  return { location, leads, put: (entry: Entry = {}) => put(leads, entry) }
}

/** Accepts a submission as the site does, then changes its age and delivery state. */
async function put({ answer, database }: Leads, entry: Entry): Promise<string> {
  const { answers, form, state = 'undelivered', ageDays = 0, attempts = 0, error = null } = entry
  const { id = crypto.randomUUID() } = entry
  const { page, visit } = entry
  const context = page && { path: page, button: 'Ask us', parameters: {}, visit }
  const sent = { ...submission(answers ?? supportRequest, form), submissionId: id, context }
  const { status } = await answer(post(sent))
  if (status !== 202) throw new Error(`not accepted: ${status}`)
  const accepted_at = Date.now() - ageDays * DAY
  await database.updateTable('submission').set({ accepted_at }).where('id', '=', id).execute()
  const settled_at = state === 'undelivered' ? null : accepted_at + 2000
  const counts = { started_attempts: attempts, finished_attempts: attempts, due_at: accepted_at }
  await database
    .updateTable('outbox_entry')
    .set({ state, settled_at, last_error: error, ...counts })
    .where('submission_id', '=', id)
    .execute()
  return id
}
