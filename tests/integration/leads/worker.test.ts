import { beforeEach, expect, test, vi } from 'vitest'
import type { TransportResult } from '@/leads/server/deliver/bot'
import type { Attempt, Delivering } from '@/leads/server/deliver/deliver-entry'
import { startDeliveryWorker } from '@/leads/server/deliver/worker'
import { temporaryDatabase } from '../../support/test-databases'
import { openStore, store, working } from './test-outbox'

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
