import { describe, expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { Channel, LeadsDatabase } from '@/leads/server/database/schema'
import {
  claimEntry,
  markAbandoned,
  markDelivered,
  markFailed,
  markPartDelivered,
  nextDue,
  releaseEntry,
  renewEntry,
} from '@/leads/server/outbox/entries'
import { holdChat, LONGEST_WAIT, takeTurn } from '@/leads/server/outbox/schedule'
import { DATABASES } from '../../support/test-databases'
import { entriesOf, LEASE, openStore, store } from './test-outbox'

/** Stores a request for both channels on a route, due at `now`. */
async function put(database: LeadsDatabase, now: number, route = 'X'): Promise<string> {
  const submissionId = crypto.randomUUID()
  const arrival = { submissionId, formType: 'X', answers: {}, text: 'x', webhookBody: '{}' }
  await storeSubmission(database, { ...arrival, route, sender: 7, now })
  return submissionId
}

async function claimed(database: LeadsDatabase, now: number, channel?: Channel) {
  const entry = await claimEntry(database, { now, leaseMs: LEASE, channel })
  if (!entry) throw new Error('nothing to claim')
  return entry
}

const webhookEntry = (database: LeadsDatabase) =>
  database
    .selectFrom('outbox_entry')
    .selectAll()
    .where('channel', '=', 'webhook')
    .executeTakeFirstOrThrow()

describe.each(DATABASES)('claims on $kind', ({ newDatabase }) => {
  test('a lease of years, by a clock far ahead, does not hold up a request', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await store(database, 0)
    const lease = (leased_until: number) =>
      database.updateTable('outbox_entry').set({ leased_until }).execute()
    const asked = { now: 5000, leaseMs: LEASE }
    // Uses the longest pause that a service can ask for.
    await lease(5000 + LONGEST_WAIT)
    expect(await nextDue(database, 5000)).toBe(5000 + LONGEST_WAIT)
    expect(await claimEntry(database, asked)).toBeUndefined()
    await lease(5001 + LONGEST_WAIT)
    expect(await nextDue(database, 5000)).toBe(5000)
    expect(await claimEntry(database, asked)).toMatchObject({ submission_id: submissionId })
  })

  test('the longest delay is honored exactly', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 1000 + LONGEST_WAIT)
    const asked = { leaseMs: LEASE }
    expect(await nextDue(database, 1000)).toBe(1000 + LONGEST_WAIT)
    expect(await claimEntry(database, { ...asked, now: 1000 })).toBeUndefined()
    expect(await nextDue(database, 999)).toBe(999)
    expect(await claimEntry(database, { ...asked, now: 999 })).toBeDefined()
  })

  test('a worker looks again when the first entry is due or its lease ends, whichever is earlier', async () => {
    const database = await openStore(await newDatabase())
    expect(await nextDue(database, 0)).toBeUndefined()
    await store(database, 0)
    await claimed(database, 0)
    expect(await nextDue(database, 1)).toBe(LEASE)
    await store(database, LEASE + 5)
    expect(await nextDue(database, 1)).toBe(LEASE)
    await store(database, 500)
    await store(database, 700)
    expect(await nextDue(database, 1)).toBe(500)
    expect(await nextDue(database, 500)).toBe(500)
    expect(await nextDue(database, 600)).toBe(500)
  })

  test('among leased entries the next lease to end is the due time', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0)
    await store(database, 1)
    await claimEntry(database, { now: 1, leaseMs: 900 })
    await claimEntry(database, { now: 1, leaseMs: 300 })
    expect(await nextDue(database, 2)).toBe(301)
    expect(await nextDue(database, 301)).toBe(1)
  })

  test('each chat looks at and claims the entries of its own routes', async () => {
    const database = await openStore(await newDatabase())
    const sales = await put(database, 100, 'Sales')
    const other = await put(database, 200, 'Support')
    const only = { only: ['Sales'] }
    const allBut = { allBut: ['Sales'] }
    expect(await nextDue(database, 0, { routes: only })).toBe(100)
    expect(await nextDue(database, 0, { routes: allBut })).toBe(200)
    const asked = { now: 1000, leaseMs: LEASE }
    const first = await claimEntry(database, { ...asked, routes: allBut })
    expect(first?.submission_id).toBe(other)
    expect(await claimEntry(database, { ...asked, routes: allBut })).toBeUndefined()
    expect(await nextDue(database, 1000, { routes: allBut })).toBe(1000 + LEASE)
    const second = await claimEntry(database, { ...asked, now: 1500, routes: only })
    expect(second?.submission_id).toBe(sales)
    expect(await nextDue(database, 1500, { routes: only })).toBe(1500 + LEASE)
    // The webhook channel has claimed none of them.
    expect(await nextDue(database, 1500, { channel: 'webhook' })).toBe(100)
  })

  test('the outcome of the webhook’s entry is recorded there, and the bot’s entry stays unchanged', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await put(database, 0)
    const before = await entriesOf(database)
    const entry = await claimed(database, 10, 'webhook')
    expect(await renewEntry(database, entry, 90_000)).toBe(true)
    expect(await webhookEntry(database)).toMatchObject({ leased_until: 90_000 })
    await markFailed(database, entry, { error: 'down', dueAt: 50 })
    const failed = { leased_until: 0, due_at: 50, last_error: 'down', finished_attempts: 1 }
    expect(await webhookEntry(database)).toMatchObject({ ...failed, state: 'undelivered' })
    const again = await claimed(database, 60, 'webhook')
    await releaseEntry(database, again)
    expect(await webhookEntry(database)).toMatchObject({ leased_until: 0, finished_attempts: 2 })
    await markPartDelivered(database, { submissionId, parts: 1, channel: 'webhook' })
    const last = await claimed(database, 70, 'webhook')
    await markAbandoned(database, last, { error: 'gone', now: 80 })
    expect(await webhookEntry(database)).toMatchObject({
      state: 'abandoned',
      last_error: 'gone',
      settled_at: 80,
      sender: null,
      leased_until: 0,
      parts_delivered: 1,
      started_attempts: 3,
      finished_attempts: 3,
    })
    expect(await renewEntry(database, last, 99_000)).toBe(false)
    await markDelivered(database, { submissionId, parts: 1, now: 90, channel: 'webhook' })
    expect(await webhookEntry(database)).toMatchObject({ state: 'delivered', settled_at: 90 })
    expect(await entriesOf(database)).toEqual(before)
  })

  test('a delivery is recorded once, and for its own request', async () => {
    const database = await openStore(await newDatabase())
    const [submissionId, other] = [await store(database, 0), await store(database, 1)]
    await markPartDelivered(database, { submissionId, parts: 2 })
    // A late record of an earlier part.
    await markPartDelivered(database, { submissionId, parts: 1 })
    await markDelivered(database, { submissionId, parts: 3, now: 10 })
    await markDelivered(database, { submissionId, parts: 3, now: 20 })
    expect(await entriesOf(database)).toMatchObject([
      { state: 'delivered', parts_delivered: 3, finished_attempts: 1, settled_at: 10 },
      { submission_id: other, state: 'undelivered', parts_delivered: 0, finished_attempts: 0 },
    ])
    expect(await claimEntry(database, { now: 5000, leaseMs: LEASE })).toMatchObject({
      submission_id: other,
    })
    expect(await claimEntry(database, { now: 5000, leaseMs: LEASE })).toBeUndefined()
  })

  test('a chat that is held before its first message gets it when the hold ends', async () => {
    const database = await openStore(await newDatabase())
    await holdChat(database, { chat: 'chat', until: 5000 })
    const limits = { perSecond: 1, perMinute: 20 }
    const turn = (now: number) =>
      takeTurn(database, { chat: 'chat', limits, clock: () => now }, async () => 'sent')
    expect(await turn(4999)).toEqual({ outcome: 'early', freeAt: 5000 })
    expect(await turn(5000)).toEqual({ outcome: 'taken', used: 'sent' })
    expect(await turn(5001)).toEqual({ outcome: 'early', freeAt: 6000 })
  })
})
