import type { Channel, LeadsDatabase, OutboxEntry } from '../store/schema.ts'
import type { BotDocument, Transport, TransportResult } from './bot.ts'
import { type Chat, holdChat, takeTurn } from './chat-pace.ts'
import {
  markAbandoned,
  markDelivered,
  markFailed,
  markPartDelivered,
  type RouteFilter,
  releaseEntry,
  renewEntry,
} from './entries.ts'
import { type MessagePart, messageParts } from './message-parts.ts'

/** What a worker needs to deliver; clock and random are injected for tests. */
export type Delivering = Chat & {
  database: LeadsDatabase
  /** The bot unless it says so. */
  channel?: Channel | undefined
  transport: Transport
  leaseMs: number
  /** The entries that go to this chat; all unless it says so. */
  routes?: RouteFilter | undefined
  random: () => number
  /** Waits this many ms, or until the server ends. */
  wait: (ms: number) => Promise<void>
  stopping: () => boolean
}

export type Attempt =
  | { outcome: 'delivered' }
  | { outcome: 'abandoned'; error: string; reason: string }
  | { outcome: 'postponed'; error: string; reason: string; dueAt: number }
  /** Given back between two parts, or leased by another worker meanwhile. */
  | { outcome: 'released' }

/**
 * One delivery attempt on a claimed entry: sends the parts that have not arrived and records the outcome.
 * Rejects only if the database does; the lease then runs out and the entry is claimed again.
 */
export async function deliverEntry(entry: OutboxEntry, work: Delivering): Promise<Attempt> {
  const lost = entry.started_attempts - 1 - entry.finished_attempts
  if (lost >= MOST_LOST_ATTEMPTS) {
    const error = `${lost} attempts began and never ended`
    return abandon(entry, work, { error, reason: 'lost attempts' })
  }
  const result = await sendParts(entry, work)
  if (result.outcome === 'delivered') {
    return { outcome: 'delivered' }
  }
  if (result.outcome === 'released') {
    await releaseEntry(work.database, entry)
    return { outcome: 'released' }
  }
  if (result.outcome === 'throttled') {
    const until = work.clock() + askedDelay(result.retryAfterSeconds)
    await holdChat(work.database, { chat: work.chat, until })
  }
  const failures = entry.finished_attempts + 1
  if (failures >= MOST_FAILURES) return abandon(entry, work, result)
  return postpone(entry, work, { ...result, failures })
}

async function sendParts(
  entry: OutboxEntry,
  work: Delivering,
): Promise<TransportResult | { outcome: 'released' }> {
  const { database, transport, channel } = work
  const submissionId = entry.submission_id
  const parts = await partsOf(entry, work)
  const whole = parts.at(-1)?.reached ?? 0
  const rest = parts.filter(({ reached }) => reached > entry.parts_delivered)
  for (const [index, { content, reached }] of rest.entries()) {
    // The claim took the turn for the first part.
    if (index > 0 && !(await awaitTurn(entry, work))) return { outcome: 'released' }
    const message = isFileKey(content) ? await documentOf(database, content) : content
    if (!message) return { outcome: 'released' }
    const result = await transport(message, submissionId)
    if (result.outcome !== 'delivered') return result
    // The last part is recorded with the delivery: one write, so a crash cannot come between.
    if (reached < whole)
      await markPartDelivered(database, { submissionId, parts: reached, channel })
  }
  await markDelivered(database, { submissionId, parts: whole, channel, now: work.clock() })
  return { outcome: 'delivered' }
}

type Part = Pick<MessagePart, 'reached'> & { content: MessagePart['content'] | FileKey }

/** What is sent one after the other: the bot gets the message and then the files, a webhook one body. */
async function partsOf(
  { submission_id: submissionId, text }: OutboxEntry,
  { channel, database }: Delivering,
): Promise<Part[]> {
  if (channel === 'webhook') return [{ content: text, reached: 1 }]
  const message = messageParts(text, submissionId)
  const texts = message.at(-1)?.reached ?? 0
  const files = (await filesOf(database, submissionId)).map((content, index) => ({
    content,
    reached: texts + index + 1,
  }))
  return [...message, ...files]
}

type FileKey = { submission_id: string; field: string }

function isFileKey(content: Part['content']): content is FileKey {
  return typeof content === 'object' && 'field' in content
}

/** The keys of a submission's files, always in the same order: `parts_delivered` counts them after the text. */
function filesOf(database: LeadsDatabase, submissionId: string): Promise<FileKey[]> {
  return database
    .selectFrom('submission_file')
    .select(['submission_id', 'field'])
    .where('submission_id', '=', submissionId)
    .orderBy('field')
    .execute()
}

/** Reads a file when it is its turn, so that no more than one is in memory; undefined if it was erased meanwhile. */
async function documentOf(database: LeadsDatabase, key: FileKey): Promise<BotDocument | undefined> {
  const file = await database
    .selectFrom('submission_file')
    .select(['name', 'type', 'content'])
    .where('submission_id', '=', key.submission_id)
    .where('field', '=', key.field)
    .executeTakeFirst()
  return file && { ...file, caption: `File of submission ${key.submission_id}` }
}

type Failure = { error: string; reason: string }

async function abandon(
  entry: OutboxEntry,
  work: Delivering,
  { error, reason }: Failure,
): Promise<Attempt> {
  await markAbandoned(work.database, entry, { error, now: work.clock() })
  return { outcome: 'abandoned', error, reason }
}

type Refusal = Exclude<TransportResult, { outcome: 'delivered' }> & { failures: number }

async function postpone(entry: OutboxEntry, work: Delivering, refusal: Refusal): Promise<Attempt> {
  const { error, reason, failures } = refusal
  const retryAfterSeconds = refusal.outcome === 'throttled' ? refusal.retryAfterSeconds : undefined
  const dueAt = work.clock() + retryDelay({ failures, random: work.random(), retryAfterSeconds })
  await markFailed(work.database, entry, { error, dueAt })
  return { outcome: 'postponed', error, reason, dueAt }
}

// In ms. For a longer pause, as a 429 asks for, the entry is given back.
const LONGEST_WAIT_FOR_TURN = 60_000

/** Waits until the next part of a claimed entry may be sent; false if it is left to another attempt. */
async function awaitTurn(entry: OutboxEntry, work: Delivering): Promise<boolean> {
  const { database, leaseMs, clock } = work
  while (!work.stopping()) {
    const freeAt = await takeTurn(database, work)
    const until = freeAt ?? clock()
    const wait = until - clock()
    if (wait > LONGEST_WAIT_FOR_TURN) return false
    if (!(await renewEntry(database, entry, until + leaseMs))) return false
    if (freeAt === undefined) return true
    await work.wait(wait)
  }
  return false
}

const SECOND = 1000
const FIRST_DELAY = SECOND
const LONGEST_DELAY = 30 * 60 * SECOND
const LONGEST_RETRY_AFTER = 24 * 60 * 60 * SECOND

/** Failed attempts until an entry is abandoned: about a day of retries. */
export const MOST_FAILURES = 60

/** Attempts that never ended until an entry is abandoned: it probably crashes its worker. */
export const MOST_LOST_ATTEMPTS = 10

type Failures = {
  /** Attempts that have ended without delivery, at least 1. */
  failures: number
  /** From 0 to 1: the jitter that spreads retries. */
  random: number
  /** What the service asked for. */
  retryAfterSeconds?: number | undefined
}

/** The ms until the next attempt: doubling from 1 s to 30 min with jitter, after what the service asked for. */
export function retryDelay({ failures, random, retryAfterSeconds = 0 }: Failures): number {
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  return askedDelay(retryAfterSeconds) + Math.round(ceiling * (0.5 + random / 2))
}

/** The ms that the service asked for, at most a day. */
function askedDelay(retryAfterSeconds: number): number {
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, retryAfterSeconds) * SECOND)
}
