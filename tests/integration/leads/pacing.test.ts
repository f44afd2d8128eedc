import { describe, expect, test } from 'vitest'
import type { TransportResult } from '@/leads/server/bot'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { type Delivering, deliverEntry } from '@/leads/server/outbox/deliver-entry'
import { claimEntry } from '@/leads/server/outbox/entries'
import { nextSlot, takeTurn } from '@/leads/server/outbox/schedule'
import { DATABASES } from '../../support/test-databases'
import { entriesOf, LEASE, openStore, store, working } from './test-outbox'

const LIMITS = { perSecond: 1, perMinute: 20 }
const deliveries = (count: number): TransportResult[] =>
  Array.from({ length: count }, () => ({ outcome: 'delivered' }))

/** One step of a worker: delivers a message, or returns when it may. */
async function look(work: Delivering) {
  const turn = await takeTurn(work.database, work, (transaction, now) =>
    claimEntry(transaction, { now, leaseMs: LEASE }),
  )
  if (turn.outcome === 'taken') await deliverEntry(turn.used, work)
  return turn
}

/** Two workers take turns; the clock moves to the next permitted time. */
async function deliverAll(database: LeadsDatabase, workers: Delivering[], time: { now: number }) {
  for (;;) {
    const turns = await Promise.all(workers.map(look))
    if (turns.every(({ outcome }) => outcome === 'unused')) return
    const pace = await database.selectFrom('chat_pace').selectAll().executeTakeFirstOrThrow()
    const sentAt = JSON.parse(pace.sent_at) as number[]
    time.now = nextSlot({ sentAt, heldUntil: pace.held_until }, LIMITS, time.now)
  }
}

describe.each(DATABASES)('the pace of a chat on $kind', ({ kind, newDatabase }) => {
  // Two stores on one SQLite file in one process would block each other.
  const openTwo = async (location: string) => {
    const one = await openStore(location)
    return [one, kind === 'SQLite' ? one : await openStore(location)] as const
  }

  test('two servers together send one message a second and twenty a minute', async () => {
    const [one, other] = await openTwo(await newDatabase())
    for (let stored = 0; stored < 45; stored += 1) await store(one, 0)
    const first = working(one, deliveries(45), { limits: LIMITS })
    const second = working(other, deliveries(45), { limits: LIMITS, clock: first.work.clock })
    second.work.transport = first.work.transport
    await deliverAll(one, [first.work, second.work], first.time)
    const burst = Array.from({ length: 20 }, (_, index) => index * 1000)
    expect(first.sent.map(({ at }) => at)).toEqual([
      ...burst,
      ...burst.map((at) => at + 60_000),
      ...burst.slice(0, 5).map((at) => at + 120_000),
    ])
    const states = (await entriesOf(one)).map(({ state }) => state)
    expect(states).toEqual(Array(45).fill('delivered'))
  })

  test('of servers that ask at the same moment, one may send', async () => {
    const [one, other] = await openTwo(await newDatabase())
    for (let stored = 0; stored < 8; stored += 1) await store(one, 0)
    const looks = Array.from({ length: 8 }, (_, index) =>
      look(working(index % 2 ? one : other, deliveries(8), { limits: LIMITS }).work),
    )
    const outcomes = (await Promise.all(looks)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual([...Array(7).fill('early'), 'taken'])
    const claimed = (await entriesOf(one)).filter((entry) => entry.started_attempts > 0)
    expect(claimed).toHaveLength(1)
  })

  test('each part of a long message counts, and its entry stays leased for as long as they take', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0, 'word '.repeat(2000))
    const limits = { perSecond: 1, perMinute: 2 }
    const { time, sent, work } = working(database, deliveries(3), { limits })
    const leases: number[] = []
    const move = work.wait
    work.wait = async (ms) => {
      const [entry] = await entriesOf(database)
      leases.push((entry?.leased_until ?? 0) - (time.now + ms))
      await move(ms)
    }
    await look(work)
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 60_000])
    // The full lease is renewed before each part is sent.
    expect(new Set(leases)).toEqual(new Set([LEASE]))
    expect(await entriesOf(database)).toMatchObject([{ state: 'delivered', started_attempts: 1 }])
  })

  test('a chat that the service throttles gets no message from any server', async () => {
    const [one, other] = await openTwo(await newDatabase())
    await store(one, 0)
    await store(one, 0)
    const throttled: TransportResult = {
      outcome: 'throttled',
      retryAfterSeconds: 300,
      error: '429',
      reason: 'status 429',
    }
    await look(working(one, [throttled], { limits: LIMITS }).work)
    const { time, work } = working(other, deliveries(2), { limits: LIMITS })
    time.now = 5000
    expect(await look(work)).toEqual({ outcome: 'early', freeAt: 300_000 })
    time.now = 300_000
    expect((await look(work)).outcome).toBe('taken')
  })
})
