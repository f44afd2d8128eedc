import { describe, expect, test } from 'vitest'
import type { TransportResult } from '@/leads/server/deliver/bot'
import { holdChat, takeTurn } from '@/leads/server/deliver/chat-pace'
import { claimEntry } from '@/leads/server/deliver/entries'
import { DATABASES } from '../../support/test-databases'
import { entriesOf, LEASE, openStore, store, working } from './test-outbox'

const PACE = 3000
const deliveries = (count: number): TransportResult[] =>
  Array.from({ length: count }, () => ({ outcome: 'delivered' }))

describe.each(DATABASES)('the pace of a chat on $kind', ({ kind, newDatabase }) => {
  test('of servers that ask at the same moment one may send, and the next after the pause', async () => {
    const location = await newDatabase()
    const one = await openStore(location)
    // Two stores on one SQLite file in one process would block each other.
    const other = kind === 'SQLite' ? one : await openStore(location)
    const ask = (database: typeof one, now: number) =>
      takeTurn(database, { chat: 'chat', paceMs: PACE, clock: () => now })
    const asked = Array.from({ length: 8 }, (_, index) => ask(index % 2 ? one : other, 1000))
    const answers = await Promise.all(asked)
    expect(answers.filter((freeAt) => freeAt === undefined)).toHaveLength(1)
    expect(answers.filter((freeAt) => freeAt === 1000 + PACE)).toHaveLength(7)
    expect(await ask(other, 1000 + PACE)).toBeUndefined()
  })

  test('each part of a long message waits for its turn, and its entry stays leased meanwhile', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0, 'word '.repeat(2000))
    const { time, sent, work, attempt } = working(database, deliveries(3), { paceMs: PACE })
    const leases: number[] = []
    const move = work.wait
    work.wait = async (ms) => {
      const [entry] = await entriesOf(database)
      leases.push((entry?.leased_until ?? 0) - (time.now + ms))
      await move(ms)
    }
    expect(await takeTurn(database, work)).toBeUndefined()
    expect(await attempt()).toEqual({ outcome: 'delivered' })
    expect(sent.map(({ at }) => at)).toEqual([0, PACE, 2 * PACE])
    expect(leases).toEqual([LEASE, LEASE])
    expect(await entriesOf(database)).toMatchObject([{ state: 'delivered', started_attempts: 1 }])
  })

  test('a chat that the service throttles rests, and an entry between two parts is given back', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0, 'word '.repeat(2000))
    const { work, sent, attempt } = working(database, deliveries(3), { paceMs: PACE })
    await takeTurn(database, work)
    await holdChat(database, { chat: 'chat', until: 300_000 })
    expect(await takeTurn(database, work)).toBe(300_000)
    expect(await attempt()).toEqual({ outcome: 'released' })
    expect(sent).toHaveLength(1)
    expect(await claimEntry(database, { now: 1, leaseMs: LEASE })).toMatchObject({
      parts_delivered: 1,
    })
  })
})
