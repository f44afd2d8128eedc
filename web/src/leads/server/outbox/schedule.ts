import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { limitKey } from '../../../lib/ip-address.ts'
import type { Channel, LeadsDatabase } from '../database/schema.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const FIRST_DELAY = SECOND
const LONGEST_DELAY = 30 * 60 * SECOND
const LONGEST_RETRY_AFTER = 24 * 60 * 60 * SECOND

/** The longest delay of an entry, in ms. */
export const LONGEST_WAIT = LONGEST_RETRY_AFTER + LONGEST_DELAY

/** Failed attempts until an entry is abandoned: about a day of retries. */
export const MOST_FAILURES = 60

/** Attempts that never ended until an entry is abandoned: it probably crashes its worker. */
export const MOST_LOST_ATTEMPTS = 10

type Failure = {
  /** Attempts that have ended without delivery, at least 1. */
  failures: number
  /** From 0 to 1: the jitter that spreads retries. */
  random: number
  /** What the bot service asked for. */
  retryAfterSeconds?: number
}

/** The ms until the next attempt: doubling from 1 s to 30 min with jitter, after what the service asked for. */
export function retryDelay({ failures, random, retryAfterSeconds = 0 }: Failure): number {
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  const jittered = Math.round(ceiling * (0.5 + random / 2))
  return askedDelay(retryAfterSeconds) + jittered
}

/** The ms that the service asked for, at most a day. */
export function askedDelay(retryAfterSeconds: number): number {
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, retryAfterSeconds) * SECOND)
}

/** How many messages the messaging service allows one chat. */
export type PaceLimits = { perSecond: number; perMinute: number }

/** When the last messages to a chat were sent, oldest first, and until when it must rest; ms since 1970. */
export type Pace = { sentAt: number[]; heldUntil: number }

/** When the next message may be sent: now, or when the limits allow it. */
export function nextSlot({ sentAt, heldUntil }: Pace, limits: PaceLimits, now: number): number {
  // Times further ahead were written by a wrong clock.
  const times = sentAt.filter((time) => time <= now + MINUTE)
  const after = (nthLast: number, pause: number) => (times.at(-nthLast) ?? -Infinity) + pause
  const held = heldUntil <= now + LONGEST_WAIT ? heldUntil : now
  return Math.max(now, held, after(limits.perSecond, SECOND), after(limits.perMinute, MINUTE))
}

/** The times to keep once a message is sent at `now`: those that a limit still counts. */
export function withSlot(sentAt: number[], { perMinute }: PaceLimits, now: number): number[] {
  const counted = sentAt.filter((time) => Math.abs(now - time) < MINUTE)
  return [...counted, now].sort((one, other) => one - other).slice(-perMinute)
}

/** A chat (`chatKey`) with its limits and the clock they are kept by. */
export type Chat = { chat: string; limits: PaceLimits; clock: () => number }

export type Turn<Used> =
  | { outcome: 'taken'; used: Used }
  /** Too early for another message. */
  | { outcome: 'early'; freeAt: number }
  /** `use` had nothing to send, so the turn is not counted. */
  | { outcome: 'unused' }

/**
 * Takes the chat's next turn to send one message, if the limits allow it, in one transaction with what `use` does.
 * The row of the chat is locked, so all servers that share the database take turns one after the other.
 */
export async function takeTurn<Used>(
  database: LeadsDatabase,
  { chat, limits, clock }: Chat,
  use: (transaction: LeadsDatabase, now: number) => Promise<Used | undefined>,
): Promise<Turn<Used>> {
  return database.transaction().execute(async (transaction) => {
    // Writing first locks the row on both databases; a SQLite transaction that read first could fail here.
    const row = await transaction
      .insertInto('chat_pace')
      .values({ chat, sent_at: '[]', held_until: 0 })
      .onConflict((conflict) => conflict.column('chat').doUpdateSet({ chat }))
      .returningAll()
      .executeTakeFirstOrThrow()
    const now = clock()
    const sentAt = JSON.parse(row.sent_at) as number[]
    const freeAt = nextSlot({ sentAt, heldUntil: row.held_until }, limits, now)
    if (freeAt > now) return { outcome: 'early', freeAt }
    const used = await use(transaction, now)
    if (used === undefined) return { outcome: 'unused' }
    await transaction
      .updateTable('chat_pace')
      .set({ sent_at: JSON.stringify(withSlot(sentAt, limits, now)) })
      .where('chat', '=', chat)
      .execute()
    return { outcome: 'taken', used }
  })
}

type Hold = { chat: string; until: number }

/** Makes all servers send nothing to a chat until then (ms since 1970), as a 429 of the service asks. */
export async function holdChat(database: LeadsDatabase, { chat, until }: Hold): Promise<void> {
  await database
    .insertInto('chat_pace')
    .values({ chat, sent_at: '[]', held_until: until })
    .onConflict((conflict) => conflict.column('chat').doUpdateSet({ held_until: until }))
    .execute()
}

/** The key of a chat in the database: a hash, since the database need not know the chat's id. */
export function chatKey(chatId: string): string {
  return createHash('sha256').update(chatId).digest('hex')
}

// Fair order: each sender has one entry in a round of the queue.

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
