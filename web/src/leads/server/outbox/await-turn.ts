import 'server-only'
import type { OutboxEntry } from '../database/tables.ts'
import type { Delivering } from './delivering.ts'
import { renewLease } from './renew-lease.ts'
import { takeTurn } from './take-turn.ts'

// The limit of a minute passes by itself; for a chat that must rest longer no entry is held.
const LONGEST_WAIT_FOR_TURN = 60_000

/** Waits until the next part of a claimed entry may be sent; false when it must be left to another attempt. */
export async function awaitTurn(entry: OutboxEntry, work: Delivering): Promise<boolean> {
  const { database, leaseMs, clock } = work
  while (!work.stopping()) {
    const turn = await takeTurn(database, work, async (transaction, now) =>
      (await renewLease(transaction, entry, now + leaseMs)) ? true : undefined,
    )
    if (turn.outcome !== 'early') return turn.outcome === 'taken'
    const wait = turn.freeAt - clock()
    if (wait > LONGEST_WAIT_FOR_TURN) return false
    if (!(await renewLease(database, entry, turn.freeAt + leaseMs))) return false
    await work.wait(wait)
  }
  return false
}
