import { eraseDeleted } from '../../../web/src/leads/server/privacy/erase-deleted.ts'
import { confirmDeletion } from '../confirm.ts'
import { isFree, type State, submissionState, withEntries } from '../fates.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, timeWords } from '../output.ts'
import { record } from '../record.ts'

type Purge = { olderThanMs: number; includeUndelivered: boolean; yes: boolean }

// The submission was delivered, or blocked as spam.
const REACHED: State[] = ['delivered', 'blocked']
const UNREACHED: State[] = ['undelivered', 'abandoned']

/** `purge`: deletes old submissions with their entries, and vacuums a SQLite file. */
export async function purge(inbox: Inbox, wanted: Purge): Promise<Outcome> {
  const before = inbox.now - wanted.olderThanMs
  const states = wanted.includeUndelivered ? [...REACHED, ...UNREACHED] : REACHED
  const counts = await countBefore(inbox, before)
  const due = sum(counts, states)
  const kept = sum(counts, wanted.includeUndelivered ? [] : UNREACHED)
  if (due > 0 && !wanted.yes)
    await confirmDeletion(
      inbox,
      `${counted(due, 'submission')} from before ${timeWords(before)} UTC`,
    )
  const deleted = due > 0 ? await deleteBefore(inbox, before, states) : 0
  const erased = (await eraseDeleted(inbox.database)) ?? null
  return {
    json: { before: new Date(before).toISOString(), deleted, keptUndelivered: kept, erased },
    table: () => {
      console.log(`${counted(deleted, 'submission')} deleted.`)
      if (kept > 0) {
        console.log(
          `Kept: ${counted(kept, 'older submission')} that never reached anyone; see list, retry and --include-undelivered.`,
        )
      }
      if (erased === false) {
        console.log('Their text may still be in the file, which is in use: purge again later.')
      }
    },
  }
}

async function countBefore({ database }: Inbox, before: number): Promise<Map<State, number>> {
  const rows = await withEntries(database)
    .select(({ fn }) => [submissionState.as('state'), fn.countAll<number>().as('count')])
    .where('submission.accepted_at', '<', before)
    .groupBy(submissionState)
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

async function deleteBefore(inbox: Inbox, before: number, states: State[]): Promise<number> {
  return inbox.database.transaction().execute(async (database) => {
    const rows = await database
      .deleteFrom('submission')
      .where('accepted_at', '<', before)
      .where(
        'id',
        'in',
        withEntries(database)
          .select('submission.id')
          .where(submissionState, 'in', states)
          // Skips submissions that a worker is sending.
          .where(isFree(inbox.now)),
      )
      .returning('id')
      .execute()
    const facts = { before: timeWords(before), states: states.join(', ') }
    await record({ ...inbox, database }, 'purged', { ids: rows.map(({ id }) => id), facts })
    return rows.length
  })
}

const sum = (counts: Map<State, number>, states: State[]) =>
  states.reduce((total, state) => total + (counts.get(state) ?? 0), 0)
