import { expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { TransportResult } from '@/leads/server/deliver/bot'
import type { LeadsDatabase } from '@/leads/server/store/schema'
import { temporaryDatabase } from '../../support/test-databases'
import { entriesOf, openStore, working } from './test-outbox'

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
