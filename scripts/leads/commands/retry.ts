import { StartError } from '../../run/start-error.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, timeWords } from '../output.ts'
import type { RetriedState } from '../read-arguments.ts'
import { record } from '../record.ts'
import { findSubmission, type StoredSubmission } from '../submissions.ts'

type Retry = { ids: string[]; state: RetriedState | undefined }

/** `retry`: makes submissions due now and resets the attempts of abandoned ones. */
export async function retry(inbox: Inbox, { ids, state }: Retry): Promise<Outcome> {
  const retried = state ? await retryState(inbox, state) : await retryIds(inbox, ids)
  if (retried.length > 0) await record(inbox, 'retried', { ids: retried })
  return {
    json: { retried },
    table: () =>
      console.log(
        retried.length === 0
          ? 'Nothing to retry.'
          : `${counted(retried.length, 'submission')} due now; a running site that has a bot or a webhook takes up the first within ten seconds.`,
      ),
  }
}

async function retryState({ database, now }: Inbox, state: RetriedState): Promise<string[]> {
  return idsOf(await makeDue(database, now).where('state', '=', state).execute())
}

/** All or none: throws before any change if one submission cannot be retried. */
async function retryIds(inbox: Inbox, given: string[]): Promise<string[]> {
  const { database, now } = inbox
  const submissions: StoredSubmission[] = []
  for (const id of given) submissions.push(await findSubmission(database, id))
  for (const submission of submissions) refuseSettled(submission, now)
  const ids = submissions.map(({ id }) => id)
  const rows = await makeDue(database, now)
    // Channels that have delivered are not retried.
    .where('state', 'not in', ['delivered', 'skipped'])
    .where('submission_id', 'in', ids)
    .execute()
  return idsOf(rows)
}

/** The distinct ids of entries: a submission may be due on two channels. */
const idsOf = (rows: { submission_id: string }[]): string[] => [
  ...new Set(rows.map(({ submission_id }) => submission_id)),
]

function refuseSettled({ id, state, settledAt, channels }: StoredSubmission, now: number): void {
  if (state === 'delivered') {
    throw new StartError(`${id} was delivered on ${timeWords(settledAt)} UTC; none is sent twice.`)
  }
  const isHeld = Object.values(channels).some(({ leasedUntil }) => leasedUntil > now)
  if (isHeld) throw new StartError(`${id} is being delivered at this moment.`)
}

/** One statement, so that nothing changes between the read and the write. */
function makeDue(database: Inbox['database'], now: number) {
  return database
    .updateTable('outbox_entry')
    .set((entry) => {
      // Not for undelivered entries: a paused worker may still hold a claim, which it identifies by the count of
      // started attempts.
      const resetIfSettled = (count: 'started_attempts' | 'finished_attempts') =>
        entry.case().when('state', '=', 'undelivered').then(entry.ref(count)).else(0).end()
      return {
        state: 'undelivered' as const,
        due_at: now,
        started_attempts: resetIfSettled('started_attempts'),
        finished_attempts: resetIfSettled('finished_attempts'),
        leased_until: 0,
        settled_at: null,
      }
    })
    .where('leased_until', '<=', now)
    .returning('submission_id')
}
