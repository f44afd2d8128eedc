import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import type { LeadsDatabase } from '../../../web/src/leads/server/database/schema.ts'
import { StartError } from '../../run/start-error.ts'
import { isFree, requestState, type State, withEntries } from '../fates.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, timeWords } from '../output.ts'

type Purge = { olderThanMs: number; includeUndelivered: boolean; yes: boolean }

// The request was delivered, or was a program's.
const REACHED: State[] = ['delivered', 'blocked']
const UNREACHED: State[] = ['undelivered', 'abandoned']

/** `purge`: deletes old requests with their entries, and erases what SQLite would leave of them in its file. */
export async function purge(inbox: Inbox, wanted: Purge): Promise<Outcome> {
  const before = inbox.now - wanted.olderThanMs
  const states = wanted.includeUndelivered ? [...REACHED, ...UNREACHED] : REACHED
  const counts = await countBefore(inbox, before)
  const due = sum(counts, states)
  const kept = sum(counts, wanted.includeUndelivered ? [] : UNREACHED)
  if (due > 0 && !wanted.yes)
    await confirm(inbox, `${describe(counts, states)} from before ${timeWords(before)} UTC`)
  const deleted = due > 0 ? await deleteBefore(inbox, before, states) : 0
  const erased = inbox.kind === 'sqlite' ? await eraseDeleted(inbox.database) : null
  return {
    json: { before: new Date(before).toISOString(), deleted, keptUndelivered: kept, erased },
    table: () => {
      console.log(`${counted(deleted, 'request')} deleted.`)
      if (kept > 0) {
        console.log(
          `Kept: ${counted(kept, 'older request')} that never reached anyone; see list, retry and --include-undelivered.`,
        )
      }
      if (erased === false) {
        console.log(
          'Their words may still be in the file, which is in use: purge again in a while.',
        )
      }
    },
  }
}

async function confirm({ isTerminal }: Inbox, what: string): Promise<void> {
  if (!isTerminal)
    throw new StartError(`${what} would be deleted. Nobody can be asked here: add --yes.`)
  if (!(await ask(`${what} will be deleted for good. Go on?`)))
    throw new StartError('Nothing is deleted.')
}

async function countBefore({ database }: Inbox, before: number): Promise<Map<State, number>> {
  const rows = await withEntries(database)
    .select(({ fn }) => [requestState.as('state'), fn.countAll<number>().as('count')])
    .where('submission.accepted_at', '<', before)
    .groupBy(requestState)
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

async function deleteBefore({ database, now }: Inbox, before: number, states: State[]) {
  const { numDeletedRows } = await database
    .deleteFrom('submission')
    .where('accepted_at', '<', before)
    .where(
      'id',
      'in',
      withEntries(database)
        .select('submission.id')
        .where(requestState, 'in', states)
        // Not while a worker is sending it.
        .where(isFree(now)),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const sum = (counts: Map<State, number>, states: State[]) =>
  states.reduce((total, state) => total + (counts.get(state) ?? 0), 0)

function describe(counts: Map<State, number>, states: State[]): string {
  const present = states.filter((state) => counts.has(state))
  const parts = present.map((state) => `${counts.get(state)} ${state}`).join(', ')
  return `${counted(sum(counts, states), 'request')} (${parts})`
}

/** Asks on the terminal; anything but yes, including the end of the input, is no. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  terminal.setPrompt(`${question} [y/N] `)
  terminal.prompt()
  const answer = await new Promise<string | undefined>((resolve) => {
    terminal.once('line', resolve)
    terminal.once('close', () => resolve(undefined))
  })
  terminal.close()
  // Ctrl-C leaves the cursor after the question.
  if (answer === undefined) console.error()
  return /^y(es)?$/i.test(answer?.trim() ?? '')
}

/**
 * Rewrites a SQLite file without what was deleted from it; false if others' use of it prevented that.
 * Pages keep the bytes of rows that were moved or deleted earlier, so `secure_delete` is not enough.
 */
async function eraseDeleted(database: LeadsDatabase): Promise<boolean> {
  try {
    await sql`vacuum`.execute(database)
    // Moves the new pages into the file and truncates the write-ahead log, which holds the old ones.
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
    const { rows } = await checkpoint.execute(database)
    return rows[0]?.busy === 0
  } catch {
    return false
  }
}
