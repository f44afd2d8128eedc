import { describe, expect, test } from 'vitest'
import type { TransportResult } from '@/leads/server/deliver/bot'
import { MOST_FAILURES, MOST_LOST_ATTEMPTS } from '@/leads/server/deliver/deliver-entry'
import {
  claimEntry,
  markAbandoned,
  markDelivered,
  markFailed,
  nextDue,
  releaseEntry,
} from '@/leads/server/deliver/entries'
import { DATABASES } from '../../support/test-databases'
import { entriesOf, LEASE, openStore, store, working } from './test-outbox'

const DELIVERED: TransportResult = { outcome: 'delivered' }

describe.each(DATABASES)('the outbox on $kind', ({ newDatabase }) => {
  test('an entry is claimed by one worker, the longest overdue first', async () => {
    const database = await openStore(await newDatabase())
    const late = await store(database, 2000)
    const early = await store(database, 1000)
    const claim = { now: 3000, leaseMs: LEASE }
    expect((await claimEntry(database, claim))?.submission_id).toBe(early)
    expect((await claimEntry(database, claim))?.submission_id).toBe(late)
    expect(await claimEntry(database, claim)).toBeUndefined()
  })

  test('two servers never lease the same entry', async () => {
    const location = await newDatabase()
    const one = await openStore(location)
    const other = await openStore(location)
    const ids: string[] = []
    for (let stored = 0; stored < 50; stored += 1) ids.push(await store(one, stored))
    const claims = ids.map((_, index) =>
      claimEntry(index % 2 ? one : other, { now: 1000, leaseMs: LEASE }),
    )
    const claimed = (await Promise.all(claims)).map((entry) => entry?.submission_id)
    expect(claimed.sort()).toEqual(ids.sort())
  })

  test('the entry of a worker that died is claimed again when its lease ends', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0)
    await claimEntry(database, { now: 0, leaseMs: LEASE })
    expect(await claimEntry(database, { now: LEASE - 1, leaseMs: LEASE })).toBeUndefined()
    expect(await nextDue(database, LEASE - 1)).toBe(LEASE)
    const again = await claimEntry(database, { now: LEASE, leaseMs: LEASE })
    expect(again).toMatchObject({ started_attempts: 2, finished_attempts: 0 })
  })

  test('a failing entry backs off, and is abandoned and kept after the last attempt', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0)
    const { time, attempt } = working(database, [])
    const waits = []
    for (let failures = 1; failures < MOST_FAILURES; failures += 1) {
      const outcome = await attempt()
      if (outcome?.outcome !== 'postponed') throw new Error(`unexpected ${outcome?.outcome}`)
      waits.push((outcome.dueAt - time.now) / 1000)
      expect(await attempt()).toBeUndefined()
      expect(await nextDue(database, time.now)).toBe(outcome.dueAt)
      time.now = outcome.dueAt
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
    expect(await attempt()).toEqual({
      outcome: 'abandoned',
      error: 'down',
      reason: 'status 500',
    })
    expect(await nextDue(database, time.now)).toBeUndefined()
    expect(await entriesOf(database)).toMatchObject([
      {
        state: 'abandoned',
        last_error: 'down',
        started_attempts: MOST_FAILURES,
        finished_attempts: MOST_FAILURES,
      },
    ])
  })

  test('an entry that crashes its workers is abandoned without being sent', async () => {
    const database = await openStore(await newDatabase())
    await store(database, 0)
    const { time, sent, attempt } = working(database, [DELIVERED])
    for (let lost = 0; lost < MOST_LOST_ATTEMPTS; lost += 1) {
      await claimEntry(database, { now: time.now, leaseMs: LEASE })
      time.now += LEASE
    }
    expect(await attempt()).toMatchObject({ outcome: 'abandoned' })
    expect(sent).toEqual([])
  })

  test('an attempt that ends after its lease does not disturb the next one', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await store(database, 0)
    const first = await claimEntry(database, { now: 0, leaseMs: LEASE })
    const second = await claimEntry(database, { now: LEASE, leaseMs: LEASE })
    if (!first || !second) throw new Error('not claimed')
    await markFailed(database, first, { error: 'late', dueAt: 3 })
    await markAbandoned(database, first, { error: 'late', now: 2 })
    await releaseEntry(database, first)
    expect(await entriesOf(database)).toEqual([second])
    await markDelivered(database, { submissionId, parts: 1, now: 1 })
    await markFailed(database, second, { error: 'later', dueAt: 3 })
    await markAbandoned(database, second, { error: 'later', now: 4 })
    expect(await entriesOf(database)).toMatchObject([
      { state: 'delivered', last_error: null, settled_at: 1, leased_until: 0 },
    ])
  })

  test('a server that stops between two parts releases the entry, and no part is sent twice', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await store(database, 0, 'word '.repeat(2000))
    const parts = [DELIVERED, DELIVERED, DELIVERED]
    const ending = working(database, parts, { stopping: () => true })
    expect(await ending.attempt()).toEqual({ outcome: 'released' })
    expect(await entriesOf(database)).toMatchObject([
      { state: 'undelivered', parts_delivered: 1, leased_until: 0, due_at: 0 },
    ])
    const next = working(database, parts)
    expect(await next.attempt()).toEqual({ outcome: 'delivered' })
    const heads = [...ending.sent, ...next.sent].map(({ text }) => text.split('\n')[0])
    expect(heads).toEqual([1, 2, 3].map((part) => `<i>Part ${part} of 3 of ${submissionId}</i>`))
  })
})
