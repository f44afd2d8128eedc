import { describe, expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { Channel, LeadsDatabase } from '@/leads/server/database/schema'
import { claimEntry } from '@/leads/server/outbox/entries'
import { DATABASES } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, supportRequest, temporaryBot } from './open-test-leads'
import { entriesOf, LEASE, openStore } from './test-outbox'

const text = '&'.repeat(5000)
const longest = { description: text, steps: text, expectedResult: text, actualResult: text }

const from = (address: string) => ({ headers: { 'x-ip-address': address } })

/** Stores a sender's request for both channels. */
async function put(database: LeadsDatabase, sender: number, now: number): Promise<string> {
  const submissionId = crypto.randomUUID()
  const arrival = { submissionId, formType: 'X', answers: {}, text: 'x', webhookBody: '{}' }
  await storeSubmission(database, { ...arrival, sender, now })
  return submissionId
}

async function claimAll(database: LeadsDatabase, channel: Channel): Promise<string[]> {
  const claimed: string[] = []
  for (;;) {
    const entry = await claimEntry(database, { now: 1000, leaseMs: LEASE, channel })
    if (!entry) return claimed
    claimed.push(entry.submission_id)
  }
}

describe.each(DATABASES)('turns of senders on $kind', ({ newDatabase }) => {
  test('a request is delivered among the first, however many of another sender wait', async () => {
    const location = await newDatabase()
    const closed = await openTestLeads({ location })
    const many = Array.from({ length: 8 }, () => submission({ ...supportRequest, ...longest }))
    for (const request of many)
      expect((await closed.answer(post(request, from('203.0.113.1')))).status).toBe(202)
    const honest = submission()
    expect((await closed.answer(post(honest, from('203.0.113.2')))).status).toBe(202)

    const bot = await temporaryBot()
    const leads = await openTestLeads({ bot, location })
    await until(async () =>
      (await entriesOf(leads.database)).every(({ state }) => state === 'delivered'),
    )
    const ids = bot.messages.map(({ text }) => text.slice(-36))
    expect(ids.indexOf(honest.submissionId)).toBeLessThanOrEqual(3)
    expect(ids).toHaveLength(9)
    expect(new Set(ids).size).toBe(9)
    expect(bot.documents).toHaveLength(8)
    expect(bot.refusals).toEqual([])
    const senders = (await entriesOf(leads.database)).map(({ sender }) => sender)
    expect(senders).toEqual(Array(9).fill(null))
  })

  test.each(['bot', 'webhook'] as const)(
    'the %s: each sender has one entry in a round',
    async (channel) => {
      const database = await openStore(await newDatabase())
      const first = [
        await put(database, 7, 100),
        await put(database, 7, 101),
        await put(database, 7, 102),
      ]
      const second = [await put(database, 8, 200), await put(database, 8, 201)]
      const claimed = await claimAll(database, channel)
      const owners = claimed.map((id) => (first.includes(id) ? 7 : 8))
      expect(owners).toEqual([7, 8, 7, 8, 7])
      expect(claimed.filter((id) => second.includes(id))).toEqual(second)
    },
  )
})
