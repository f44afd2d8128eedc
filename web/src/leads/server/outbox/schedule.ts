import 'server-only'
import { createHash } from 'node:crypto'
import type { LeadsDatabase } from '../database/schema.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const FIRST_DELAY = SECOND
const LONGEST_DELAY = 30 * 60 * SECOND
const LONGEST_RETRY_AFTER = 24 * 60 * 60 * SECOND

/** No entry is ever put off for longer. */
export const LONGEST_WAIT = LONGEST_RETRY_AFTER + LONGEST_DELAY

/** About a day of trying, then a human has to look. */
export const MOST_FAILURES = 60

/** Attempts that began and never ended: this entry takes its worker down with it. */
export const MOST_LOST_ATTEMPTS = 10

type Failure = {
  /** Attempts that have ended without delivery, at least 1. */
  failures: number
  /** Between 0 and 1: spreads retries, so that they do not all come at once. */
  random: number
  /** What the bot service asked for. */
  retryAfterSeconds?: number
}

/** Milliseconds until the next attempt: doubling from a second to half an hour, never sooner than asked. */
export function retryDelay({ failures, random, retryAfterSeconds = 0 }: Failure): number {
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  const jittered = Math.round(ceiling * (0.5 + random / 2))
  return askedDelay(retryAfterSeconds) + jittered
}

/** Milliseconds that the service asked for, within reason. */
export function askedDelay(retryAfterSeconds: number): number {
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, retryAfterSeconds) * SECOND)
}

/** What the messaging service allows one chat. */
export type PaceLimits = { perSecond: number; perMinute: number }

/** What is known of a chat: when the last messages were sent, oldest first, and how long it must rest. */
export type Pace = { sentAt: number[]; heldUntil: number }

/** When the next message may be sent: now, or when the limits allow it. */
export function nextSlot({ sentAt, heldUntil }: Pace, limits: PaceLimits, now: number): number {
  // What lies further ahead was written by a clock that ran ahead.
  const times = sentAt.filter((time) => time <= now + MINUTE)
  const after = (nthLast: number, pause: number) => (times.at(-nthLast) ?? -Infinity) + pause
  const held = heldUntil <= now + LONGEST_WAIT ? heldUntil : now
  return Math.max(now, held, after(limits.perSecond, SECOND), after(limits.perMinute, MINUTE))
}

/** The times to remember once a message is sent at `now`: those that a limit may still count. */
export function withSlot(sentAt: number[], { perMinute }: PaceLimits, now: number): number[] {
  const counted = sentAt.filter((time) => Math.abs(now - time) < MINUTE)
  return [...counted, now].sort((one, other) => one - other).slice(-perMinute)
}

/** Whose turn is taken, and by which limits and clock. */
export type Chat = { chat: string; limits: PaceLimits; clock: () => number }

export type Turn<Used> =
  | { outcome: 'taken'; used: Used }
  /** Too early for another message. */
  | { outcome: 'early'; freeAt: number }
  /** There was no use for it, so it is left to others. */
  | { outcome: 'unused' }

/**
 * Takes the chat's next turn to send one message, if it is time, together with what `use` does.
 * All servers that share the database take turns of one chat one after the other.
 */
export async function takeTurn<Used>(
  database: LeadsDatabase,
  { chat, limits, clock }: Chat,
  use: (transaction: LeadsDatabase, now: number) => Promise<Used | undefined>,
): Promise<Turn<Used>> {
  return database.transaction().execute(async (transaction) => {
    // Writing first locks the chat on both databases, and a SQLite transaction that read first could fail here.
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

/** Lets every server leave a chat alone until the service takes messages for it again. */
export async function holdChat(database: LeadsDatabase, { chat, until }: Hold): Promise<void> {
  await database
    .insertInto('chat_pace')
    .values({ chat, sent_at: '[]', held_until: until })
    .onConflict((conflict) => conflict.column('chat').doUpdateSet({ held_until: until }))
    .execute()
}

/** What a chat is called in the database, which need not know who is written to. */
export function chatKey(chatId: string): string {
  return createHash('sha256').update(chatId).digest('hex')
}
