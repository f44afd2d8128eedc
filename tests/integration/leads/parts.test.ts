import { expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { TransportResult } from '@/leads/server/bot'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { temporaryDatabase } from '../../support/test-databases'
import { entriesOf, openStore, store, working } from './test-outbox'

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
