import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { TransportResult } from '@/leads/server/bot'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { deliverEntry } from '@/leads/server/outbox/deliver-entry'
import { claimEntry } from '@/leads/server/outbox/entries'
import { MOST_LOST_ATTEMPTS } from '@/leads/server/outbox/schedule'
import { temporaryDatabase } from '../../support/test-databases'
import { entriesOf, LEASE, openStore, store, working } from './test-outbox'

const LIMITS = { perSecond: 1, perMinute: 20 }
const LONG = 'word '.repeat(2000)
const delivered = (count: number): TransportResult[] =>
  Array.from({ length: count }, () => ({ outcome: 'delivered' }))

/** Stores a request with a file in each of these fields. */
async function storeFiles(database: LeadsDatabase, fields: string[]): Promise<string> {
  const submissionId = crypto.randomUUID()
  const content = Buffer.from('x')
  const facts = { type: 'application/pdf', size: 1, sha256: 'x', content }
  const files = fields.map((field) => ({ field, name: `${field}.pdf`, ...facts }))
  const arrival = { submissionId, formType: 'X', answers: {}, text: 'the message', files }
  await storeSubmission(database, { ...arrival, now: 0 })
  return submissionId
}

test('files follow the message in one order, and what a crash interrupts goes on with the next', async () => {
  const database = await openStore(temporaryDatabase())
  const submissionId = await storeFiles(database, ['resume', 'letter'])
  const first = working(database, delivered(2))
  expect(await first.attempt()).toMatchObject({ outcome: 'postponed' })
  expect(first.sent.map(({ text, document }) => document?.name ?? text)).toEqual([
    'the message',
    'letter.pdf',
  ])
  expect(await entriesOf(database)).toMatchObject([{ parts_delivered: 2 }])
  const second = working(database, delivered(1))
  second.time.now = 5000
  expect(await second.attempt()).toEqual({ outcome: 'delivered' })
  expect(second.sent.map(({ document }) => document)).toMatchObject([
    { name: 'resume.pdf', caption: `File of submission ${submissionId}` },
  ])
  expect(await entriesOf(database)).toMatchObject([{ state: 'delivered', parts_delivered: 3 }])
})

test('a file that is erased between two parts is not sent, and the attempt ends there', async () => {
  const database = await openStore(temporaryDatabase())
  await storeFiles(database, ['resume'])
  const { sent, work, attempt } = working(database, delivered(2))
  const deliver = work.transport
  work.transport = async (...part) => {
    await database.deleteFrom('submission_file').execute()
    return deliver(...part)
  }
  expect(await attempt()).toEqual({ outcome: 'released' })
  expect(sent).toHaveLength(1)
  expect(await entriesOf(database)).toMatchObject([
    { state: 'undelivered', leased_until: 0, started_attempts: 1, finished_attempts: 1 },
  ])
})

test('a part that arrived but could not be recorded is not sent again', async () => {
  const database = await openStore(temporaryDatabase())
  await store(database, 0, LONG)
  const { time, sent, work, attempt } = working(database, delivered(3))
  const deliver = work.transport
  work.transport = async (...part) => {
    await sql`alter table outbox_entry rename column parts_delivered to away`.execute(database)
    return deliver(...part)
  }
  await expect(attempt()).rejects.toThrow()
  await sql`alter table outbox_entry rename column away to parts_delivered`.execute(database)
  work.transport = deliver
  // The message is incomplete so far.
  await work.arrivals.record(work)
  expect(await entriesOf(database)).toMatchObject([{ state: 'undelivered', parts_delivered: 0 }])
  time.now += LEASE
  expect(await attempt()).toEqual({ outcome: 'delivered' })
  expect(sent.map(({ text }) => text.slice(3, 14))).toEqual([
    'Part 1 of 3',
    'Part 2 of 3',
    'Part 3 of 3',
  ])
  expect(await entriesOf(database)).toMatchObject([{ state: 'delivered', parts_delivered: 3 }])
})

test('a delivered request that an operator retries is sent again, by the same server too', async () => {
  const database = await openStore(temporaryDatabase())
  await store(database, 0)
  const { time, sent, attempt } = working(database, delivered(2))
  expect(await attempt()).toEqual({ outcome: 'delivered' })
  await database
    .updateTable('outbox_entry')
    .set({ state: 'undelivered', parts_delivered: 0, settled_at: null })
    .execute()
  time.now = 1000
  expect(await attempt()).toEqual({ outcome: 'delivered' })
  expect(sent).toHaveLength(2)
})

test('only attempts that never ended count as lost, and the inbox says how many', async () => {
  const database = await openStore(temporaryDatabase())
  await store(database, 0)
  const began = (started_attempts: number, finished_attempts: number) =>
    database.updateTable('outbox_entry').set({ started_attempts, finished_attempts }).execute()
  await began(50 + MOST_LOST_ATTEMPTS - 1, 50)
  const { time, attempt } = working(database, [])
  expect(await attempt()).toMatchObject({ outcome: 'postponed' })
  await began(50 + MOST_LOST_ATTEMPTS, 50)
  time.now = 10_000_000
  expect(await attempt()).toMatchObject({ outcome: 'abandoned', reason: 'lost attempts' })
  expect(await entriesOf(database)).toMatchObject([
    {
      state: 'abandoned',
      last_error: '10 attempts began and never ended',
      settled_at: 10_000_000,
    },
  ])
})

test('a webhook gets a long body in one piece', async () => {
  const database = await openStore(temporaryDatabase())
  const submissionId = crypto.randomUUID()
  const arrival = { submissionId, formType: 'X', answers: {}, text: 'x', webhookBody: LONG }
  await storeSubmission(database, { ...arrival, now: 0 })
  const { sent, work } = working(database, delivered(2), { channel: 'webhook' })
  const entry = await claimEntry(database, { now: 0, leaseMs: LEASE, channel: 'webhook' })
  if (!entry) throw new Error('not claimed')
  expect(await deliverEntry(entry, work)).toEqual({ outcome: 'delivered' })
  expect(sent.map(({ text }) => text)).toEqual([LONG])
  const rows = await entriesOf(database, 'webhook')
  expect(rows).toMatchObject([{ state: 'delivered', parts_delivered: 1 }])
  expect(await entriesOf(database)).toMatchObject([{ state: 'undelivered', parts_delivered: 0 }])
})

/** Sends a long message; once its first part has arrived, its chat is paused for this many ms. */
async function sendHeld(ms: number, meanwhile?: (database: LeadsDatabase) => Promise<unknown>) {
  const database = await openStore(temporaryDatabase())
  await store(database, 0, LONG)
  const { time, sent, work, attempt } = working(database, delivered(3), { limits: LIMITS })
  const deliver = work.transport
  const waits: number[] = []
  work.transport = async (...part) => {
    if (sent.length === 0) {
      const pace = { chat: 'chat', sent_at: '[]', held_until: time.now + ms }
      await database.insertInto('chat_pace').values(pace).execute()
      await meanwhile?.(database)
    }
    return deliver(...part)
  }
  work.wait = async (wait) => {
    waits.push(wait)
    time.now += wait
  }
  const outcome = await attempt()
  return { outcome, waits, sent, database }
}

test('a part waits for its chat for up to a minute; for longer its entry is released', async () => {
  const patient = await sendHeld(60_000)
  expect(patient.outcome).toEqual({ outcome: 'delivered' })
  expect(patient.waits).toEqual([60_000, 1000])
  const given = await sendHeld(60_001)
  expect(given).toMatchObject({ outcome: { outcome: 'released' }, waits: [] })
  expect(given.sent).toHaveLength(1)
})

test('a worker that lost its lease neither waits for the chat nor sends', async () => {
  const takeOver = (database: LeadsDatabase) =>
    claimEntry(database, { now: LEASE, leaseMs: 2 * LEASE })
  const lost = await sendHeld(5000, takeOver)
  expect(lost).toMatchObject({ outcome: { outcome: 'released' }, waits: [] })
  expect(lost.sent).toHaveLength(1)
  expect(await entriesOf(lost.database)).toMatchObject([
    { leased_until: 3 * LEASE, started_attempts: 2, finished_attempts: 0 },
  ])
})

test('a server that ends while a part waits sends no further part', async () => {
  const database = await openStore(temporaryDatabase())
  await store(database, 0, LONG)
  let ending = false
  const { sent, work, attempt } = working(database, delivered(3), {
    limits: { perSecond: 1, perMinute: 1 },
    stopping: () => ending,
  })
  work.wait = async () => {
    ending = true
  }
  expect(await attempt()).toEqual({ outcome: 'released' })
  expect(sent).toHaveLength(2)
  expect(await entriesOf(database)).toMatchObject([{ parts_delivered: 2, leased_until: 0 }])
})

test('each part begins with a whole lease, so that no other server sends it meanwhile', async () => {
  const database = await openStore(temporaryDatabase())
  await store(database, 0, LONG)
  const { time, work, attempt } = working(database, delivered(3))
  const deliver = work.transport
  const left: number[] = []
  work.transport = async (...part) => {
    const [entry] = await entriesOf(database)
    left.push((entry?.leased_until ?? 0) - time.now)
    time.now += LEASE / 2
    return deliver(...part)
  }
  expect(await attempt()).toEqual({ outcome: 'delivered' })
  expect(left).toEqual([LEASE, LEASE, LEASE])
})
