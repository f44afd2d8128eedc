import { StartError } from '../../run/start-error.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, timeWords } from '../output.ts'
import type { RetriedState } from '../read-arguments.ts'
import { record } from '../record.ts'
import { findRequest, type StoredRequest } from '../requests.ts'

type Retry = { ids: string[]; state: RetriedState | undefined }

/** `retry`: makes requests due now; abandoned ones get all their attempts again. */
export async function retry(inbox: Inbox, { ids, state }: Retry): Promise<Outcome> {
  const chosen = state ? undefined : await requireUnsettled(inbox, ids)
  const retried = await inbox.database.transaction().execute(async (database) => {
    const due = makeDue(database, inbox.now)
    const rows = await (chosen
      ? due.where('state', '!=', 'delivered').where('submission_id', 'in', chosen)
      : due.where('state', '=', state ?? 'abandoned')
    ).execute()
    const changed = rows.map(({ submission_id }) => submission_id)
    if (changed.length > 0) await record({ ...inbox, database }, 'retried', { ids: changed })
    return changed
  })
  return {
    json: { retried },
    table: () =>
      console.log(
        retried.length === 0
          ? 'Nothing to retry.'
          : `${counted(retried.length, 'request')} due now; a running site that has a bot takes up the first within ten seconds.`,
      ),
  }
}

/** The ids of all these requests; throws before any is changed if one cannot be retried. */
async function requireUnsettled({ database, now }: Inbox, ids: string[]): Promise<string[]> {
  const requests: StoredRequest[] = []
  for (const id of ids) requests.push(await findRequest(database, id))
  for (const request of requests) refuseSettled(request, now)
  return requests.map(({ id }) => id)
}

function refuseSettled({ id, state, settledAt, leasedUntil }: StoredRequest, now: number): void {
  if (state === 'delivered') {
    throw new StartError(`${id} was delivered on ${timeWords(settledAt)} UTC; none is sent twice.`)
  }
  if (leasedUntil > now) throw new StartError(`${id} is being delivered at this moment.`)
}

/** One statement, so that nothing can change between reading and writing. */
function makeDue(database: Inbox['database'], now: number) {
  return database
    .updateTable('outbox_entry')
    .set((entry) => {
      // A paused worker may still hold an undelivered entry, and knows its claim by the count of started attempts.
      const fromNoughtIfSettled = (count: 'started_attempts' | 'finished_attempts') =>
        entry.case().when('state', '=', 'undelivered').then(entry.ref(count)).else(0).end()
      return {
        state: 'undelivered' as const,
        due_at: now,
        started_attempts: fromNoughtIfSettled('started_attempts'),
        finished_attempts: fromNoughtIfSettled('finished_attempts'),
        leased_until: 0,
        settled_at: null,
      }
    })
    .where('leased_until', '<=', now)
    .returning('submission_id')
}
