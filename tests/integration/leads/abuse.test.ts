import { describe, expect, test } from 'vitest'
import type { Leads } from '@/leads/server/open-leads'
import { DATABASES } from '../../support/test-databases'
import { openTestLeads, post, submission } from './open-test-leads'

const states = async ({ database }: Leads) => {
  const entries = await database
    .selectFrom('outbox_entry')
    .select(['state', 'last_error'])
    .orderBy('due_at')
    .execute()
  return entries.map(({ state, last_error }) => (last_error ? `${state}: ${last_error}` : state))
}

const sendAfter = async (leads: Leads, filledInMs?: number) =>
  (await leads.answer(post({ ...submission(), filledInMs }))).status

test('a form sent faster than a person can gets the same answer and is stored as blocked', async () => {
  const leads = await openTestLeads()
  expect(await sendAfter(leads, 420.4)).toBe(202)
  expect(await states(leads)).toEqual(['blocked: sent 420 ms after the form appeared'])
})

describe.each(DATABASES)('limits on $kind', ({ newDatabase }) => {
  test('above the global limit every sender gets a 429 with a Retry-After', async () => {
    const leads = await openTestLeads({ location: await newDatabase(), acceptedPerMinute: 3 })
    const send = (request: object, at: number) =>
      leads.answer(post(request, { headers: { 'x-ip-address': `203.0.113.${at}` } }))
    const first = submission()
    for (const [at, request] of [first, submission(), submission()].entries())
      expect((await send(request, at)).status).toBe(202)
    const refused = await send(submission(), 4)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await refused.json()).toMatchObject({ detail: expect.stringMatching(/in \d+ seconds/) })
    expect(await states(leads)).toHaveLength(3)
  })
})

const shared = DATABASES.filter(({ kind }) => kind === 'PostgreSQL')

describe.each(shared)('servers that share $kind', ({ newDatabase }) => {
  const statusOf = async (leads: Leads) => (await leads.answer(post(submission()))).status

  test('count together, also across a restart', async () => {
    const settings = { location: await newDatabase(), ratePerMinute: 3 }
    const [one, other] = [await openTestLeads(settings), await openTestLeads(settings)]
    const statuses = [await statusOf(one), await statusOf(other), await statusOf(one)]
    expect(statuses).toEqual([202, 202, 202])
    expect(await statusOf(other)).toBe(429)
    expect(await statusOf(await openTestLeads(settings))).toBe(429)
  })

  test('share one global limit', async () => {
    const settings = { location: await newDatabase(), acceptedPerMinute: 4 }
    const [one, other] = [await openTestLeads(settings), await openTestLeads(settings)]
    // Few, since on a busy machine a database that answers many at once does not answer the last in time.
    const sent = Array.from({ length: 8 }, (_, at) => statusOf(at % 2 ? one : other))
    const statuses = await Promise.all(sent)
    expect(statuses.filter((status) => status === 202)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })
})
