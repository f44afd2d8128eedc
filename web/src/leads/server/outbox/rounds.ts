import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { limitKey } from '../../../lib/ip-address.ts'
import type { Channel, LeadsDatabase } from '../database/schema.ts'

const SENDERS = 4096

/**
 * The number under which the entries of an IP address (an IPv6 /64 counts as one) wait: a hash with so few values that
 * a million addresses share each, so it identifies nobody.
 */
export function senderNumber(ipAddress: string): number {
  return createHash('sha256').update(limitKey(ipAddress)).digest().readUInt32BE() % SENDERS
}

/**
 * The round in which the next entry of a sender is delivered: the one under way, or the one after the last entry of the
 * same sender that waits. So each sender has one entry in a round, however many it has sent. Part of the transaction
 * that stores the entry; `ahead` are the sender's requests that others are storing at this moment (`joinRounds`).
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
 * Counts a request that is being stored, until `leave`: transactions do not see each other's entries, and would give
 * all requests that arrive together the same round. A lock in the database would have them wait for each other.
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
