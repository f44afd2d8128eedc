import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TransportResult } from '@/leads/server/bot'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import type { Attempt, Delivering } from '@/leads/server/outbox/deliver-entry'
import { startDeliveryWorker } from '@/leads/server/outbox/worker'
import { temporaryDatabase } from '../../support/test-databases'
import { entriesOf, openStore, store, working } from './test-outbox'

// The real loop on a real store with a fake clock and timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  return () => void vi.useRealTimers()
})

const DELIVERED: TransportResult = { outcome: 'delivered' }

async function open(results: TransportResult[] = [], settings: Partial<Delivering> = {}) {
  const database = await openStore(temporaryDatabase())
  const { work, sent } = working(database, results, { clock: Date.now, ...settings })
  const events: string[] = []
  const attempts: { attempt: Attempt; ms: number }[] = []
  const start = () =>
    startDeliveryWorker({
      ...work,
      report: (_, attempt, ms) => void attempts.push({ attempt, ms }),
      reportBroken: () => void events.push(`broken at ${Date.now()}`),
      reportMended: () => void events.push(`mended at ${Date.now()}`),
    })
  return { database, sent, start, events, attempts }
}

/** Advances the time by this many ms, with all consequences. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

const statesOf = async (database: LeadsDatabase) =>
  (await entriesOf(database)).map(({ state }) => state)

test('a worker delivers all that is due, and reports each attempt', async () => {
  const { database, sent, start, attempts } = await open([DELIVERED, DELIVERED])
  await store(database, 0, 'one')
  await store(database, 0, 'two')
  const worker = start()
  await pass(0)
  expect(sent.map(({ text }) => text).toSorted()).toEqual(['one', 'two'])
  expect(attempts).toHaveLength(2)
  for (const { ms } of attempts) expect(ms).toBeLessThan(performance.now())
  await worker.stop()
})

test('a kick wakes a worker at once', async () => {
  const { database, sent, start } = await open([DELIVERED])
  const worker = start()
  await pass(100)
  await store(database, Date.now())
  worker.kick()
  await pass(0)
  expect(sent).toHaveLength(1)
  await worker.stop()
})

test('without a kick a worker looks every ten seconds for what other servers stored', async () => {
  const { database, sent, start } = await open([DELIVERED])
  const worker = start()
  await pass(5)
  await store(database, Date.now())
  await pass(9990)
  expect(sent).toHaveLength(0)
  await pass(10)
  expect(sent).toHaveLength(1)
  await worker.stop()
})

test('a worker sleeps until the next entry is due', async () => {
  const { database, sent, start } = await open([DELIVERED])
  await store(database, 3000)
  const worker = start()
  await pass(2990)
  expect(sent).toHaveLength(0)
  await pass(20)
  expect(sent).toHaveLength(1)
  await worker.stop()
})

test('a kick does not end the pause for a chat’s rate limit', async () => {
  const limits = { perSecond: 1, perMinute: 20 }
  const { database, sent, start } = await open([DELIVERED, DELIVERED], { limits })
  await store(database, 0, 'one')
  await store(database, 0, 'two')
  const worker = start()
  await pass(0)
  expect(sent).toHaveLength(1)
  const read = vi.spyOn(database, 'selectFrom')
  worker.kick()
  await pass(900)
  expect(read).not.toHaveBeenCalled()
  expect(sent).toHaveLength(1)
  await pass(110)
  expect(sent).toHaveLength(2)
  await worker.stop()
})

test('a store that cannot be read is tried again after 1, 2 and 4 seconds and reported once', async () => {
  const { database, sent, start, events } = await open([DELIVERED])
  await store(database, 0)
  await sql`ALTER TABLE outbox_entry RENAME TO away`.execute(database)
  const worker = start()
  await pass(0)
  const read = vi.spyOn(database, 'selectFrom')
  const readAt: number[] = []
  for (let ms = 0; ms < 7500; ms += 100) {
    await pass(100)
    if (read.mock.calls.length > 0) readAt.push(Date.now())
    read.mockClear()
  }
  expect(readAt).toEqual([1000, 3000, 7000])
  expect(events).toEqual(['broken at 0'])
  await sql`ALTER TABLE away RENAME TO outbox_entry`.execute(database)
  // A new request does not wait for the next attempt.
  worker.kick()
  await pass(0)
  expect(events).toEqual(['broken at 0', 'mended at 7500'])
  expect(sent).toHaveLength(1)
  await pass(10_000)
  expect(events).toHaveLength(2)
  await worker.stop()
})

test('a worker that is stopped records its delivery and claims no other', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { database, start } = await open([], {
    transport: async () => {
      await arrived
      return DELIVERED
    },
  })
  await store(database, 0)
  await store(database, 0)
  const worker = start()
  await pass(0)
  let hasStopped = false
  const stopped = worker.stop().then(() => {
    hasStopped = true
  })
  await pass(20_000)
  expect(hasStopped).toBe(false)
  arrive()
  await stopped
  expect(await statesOf(database)).toEqual(expect.arrayContaining(['delivered', 'undelivered']))
  worker.kick()
  await pass(20_000)
  expect((await statesOf(database)).toSorted()).toEqual(['delivered', 'undelivered'])
})

test('a worker that sleeps is stopped at once and looks no more', async () => {
  const { database, sent, start } = await open([DELIVERED])
  const worker = start()
  await pass(0)
  await worker.stop()
  await store(database, Date.now())
  await pass(20_000)
  expect(sent).toHaveLength(0)
})
