import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { limitKey } from '../../../lib/ip-address.ts'
import type { Channel, LeadsDatabase } from '../database/schema.ts'

const SENDERS = 4096

/**
 * The number that an IP address (an IPv6 /64 counts as one) has in the queue: a hash with so few values that a million
 * addresses share each, so it identifies nobody.
 */
export function senderNumber(ipAddress: string): number {
  return createHash('sha256').update(limitKey(ipAddress)).digest().readUInt32BE() % SENDERS
}

/**
 * The round of a sender's next entry: the current one, or the one after the sender's last entry that waits. So each
 * sender has one entry in a round. Part of the transaction that stores the entry; `ahead` is the number of the sender's
 * requests that are being stored at the same time (`joinRounds`).
 */
export async function nextRound(
  transaction: LeadsDatabase,
  channel: Channel,
  { sender, ahead }: Pick<Joined, 'sender' | 'ahead'>,
): Promise<number> {
  const waiting = transaction
    .selectFrom('outbox_entry')
    .select('delivery_round as round')
    .where('channel', '=', channel)
    // A literal, so that the partial index is used.
    .where('state', '=', sql.lit('undelivered'))
    .limit(1)
  const first = await waiting.orderBy('delivery_round').executeTakeFirst()
  const last = await waiting
    .where('sender', '=', sender)
    .orderBy('delivery_round', 'desc')
    .executeTakeFirst()
  return Math.max(first?.round ?? 0, last ? last.round + 1 : 0) + ahead
}

type Joined = { sender: number; ahead: number; leave: () => void }

const storing = new Map<number, number>()

/**
 * Counts a request that is being stored, until `leave`. Transactions do not see each other's entries, so without it
 * requests that arrive together would get the same round; a lock would make them wait for each other.
 */
export function joinRounds(sender: number): Joined {
  const ahead = storing.get(sender) ?? 0
  storing.set(sender, ahead + 1)
  const leave = () => {
    const left = (storing.get(sender) ?? 1) - 1
    if (left > 0) storing.set(sender, left)
    else storing.delete(sender)
  }
  return { sender, ahead, leave }
}
