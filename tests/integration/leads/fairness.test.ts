import { describe, expect, test } from 'vitest'
import { storeSubmission } from '@/leads/server/accept/store-submission'
import type { Channel, LeadsDatabase } from '@/leads/server/database/schema'
import { claimEntry, markDelivered } from '@/leads/server/outbox/entries'
import { senderNumber } from '@/leads/server/outbox/schedule'
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
    const many = Array.from({ length: 30 }, () => submission({ ...supportRequest, ...longest }))
    const sent = many.map((request) => closed.answer(post(request, from('203.0.113.1'))))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(30).fill(202))
    const honest = submission()
    expect((await closed.answer(post(honest, from('203.0.113.2')))).status).toBe(202)

    const bot = await temporaryBot()
    const leads = await openTestLeads({ bot, location })
    await until(async () =>
      (await entriesOf(leads.database)).every(({ state }) => state === 'delivered'),
    )
    const ids = bot.messages.map(({ text }) => text.slice(-36))
    expect(ids.indexOf(honest.submissionId)).toBeLessThanOrEqual(3)
    expect(ids).toHaveLength(31)
    expect(new Set(ids).size).toBe(31)
    expect(bot.documents).toHaveLength(30)
    expect(bot.refusals).toEqual([])
    const senders = (await entriesOf(leads.database)).map(({ sender }) => sender)
    expect(senders).toEqual(Array(31).fill(null))
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

  test('a new sender joins the current round, and one without waiting requests starts again', async () => {
    const database = await openStore(await newDatabase())
    const waiting = []
    for (let stored = 0; stored < 3; stored += 1) waiting.push(await put(database, 7, stored))
    await markDelivered(database, { submissionId: waiting[0] ?? '', parts: 1, now: 1 })
    const others = [
      await put(database, 8, 50),
      await put(database, 7, 60),
      await put(database, 9, 70),
    ]
    const rounds = await entriesOf(database)
    const roundOf = (id = '') => rounds.find((row) => row.submission_id === id)?.delivery_round
    expect(others.map(roundOf)).toEqual([1, 3, 1])
    for (const id of [...waiting, ...others]) {
      await markDelivered(database, { submissionId: id, parts: 1, now: 1 })
    }
    const again = await put(database, 7, 80)
    expect((await entriesOf(database)).find((row) => row.submission_id === again)).toMatchObject({
      delivery_round: 0,
      sender: 7,
    })
  })
})

test('the number of a sender is the same for one network, and shared by many', () => {
  expect(senderNumber('203.0.113.1')).toBe(senderNumber('::ffff:203.0.113.1'))
  expect(senderNumber('2001:db8::1')).toBe(senderNumber('2001:db8::ffff'))
  const numbers = Array.from({ length: 60_000 }, (_, n) =>
    senderNumber(`10.1.${n >> 8}.${n & 255}`),
  )
  expect(new Set(numbers).size).toBe(4096)
})
