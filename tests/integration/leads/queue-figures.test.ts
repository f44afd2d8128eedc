import { register } from 'prom-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { claimEntry, markAbandoned, markDelivered } from '@/leads/server/outbox/entries'
import { measureQueues, queueFigures } from '@/leads/server/outbox/queue-figures'
import { DATABASES } from '../../support/test-databases'
import { LEASE, openStore } from './test-outbox'

/** The metrics of a channel: waiting, age of the oldest in seconds, abandoned. */
async function shown(channel: string): Promise<(number | undefined)[]> {
  const text = await register.metrics()
  return ['queue_length', 'queue_oldest_seconds', 'abandoned'].map((name) => {
    const line = new RegExp(`^chainlantern_${name}\\{channel="${channel}"\\} (.*)$`, 'm').exec(text)
    return line ? Number(line[1]) : undefined
  })
}

async function storeForBoth(database: LeadsDatabase, now: number): Promise<string> {
  const submissionId = crypto.randomUUID()
  const arrival = { submissionId, formType: 'X', answers: {}, text: 'x', webhookBody: '{}' }
  await storeSubmission(database, { ...arrival, now })
  return submissionId
}

beforeEach(() => register.resetMetrics())

describe.each(DATABASES)('the queue on $kind', ({ newDatabase }) => {
  test('the metrics show for each channel how many wait, how long, and how many were abandoned', async () => {
    const database = await openStore(await newDatabase())
    const submissionId = await storeForBoth(database, 1000)
    await storeForBoth(database, 5000)
    await storeForBoth(database, 9000)
    await markDelivered(database, { submissionId, parts: 1, now: 9500 })
    const claim = { now: 9600, leaseMs: LEASE, channel: 'webhook' } as const
    for (let given = 0; given < 2; given += 1) {
      const entry = await claimEntry(database, claim)
      if (entry) await markAbandoned(database, entry, { error: 'down', now: 9700 })
    }
    expect(await queueFigures(database)).toEqual({
      bot: { undelivered: 2, abandoned: 0, oldestAt: 5000 },
      webhook: { undelivered: 1, abandoned: 2, oldestAt: 9000 },
    })
    await measureQueues(database, 65_000)
    expect(await shown('bot')).toEqual([2, 60, 0])
    expect(await shown('webhook')).toEqual([1, 56, 2])
    // A clock behind that of the server that stored them.
    await measureQueues(database, 1000)
    expect(await shown('bot')).toEqual([2, 0, 0])
  })
})
