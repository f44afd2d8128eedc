import { describe, expect, test, vi } from 'vitest'
import { sendSubmission } from '@/leads/client/send-submission'
import { solutionHeader } from '@/leads/client/solve-challenge'
import type { Leads } from '@/leads/server/open-leads'
import { DATABASES } from '../../support/test-databases'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'

const SECRET = 'the-challenge-secret-of-the-tests'

type Challenge = Parameters<typeof solutionHeader>[0]

const from = (address: string, headers = {}) => ({
  headers: { 'x-ip-address': address, ...headers },
})

/** Sends as the site's client code at this IP address does. */
const visit = (leads: Leads, address: string) =>
  sendSubmission({ ...submission(), data: supportRequest }, async (sent, headers) =>
    leads.answer(post(sent, from(address, headers))),
  )

/** Uses up the share of the limit for clients without a solved challenge. */
async function flood(leads: Leads, addresses = 20, each = 3) {
  const statuses: number[] = []
  for (let at = 0; at < addresses * each; at += 1) {
    const request = post(submission(), from(`203.0.113.${at % addresses}`))
    statuses.push((await leads.answer(request)).status)
  }
  return statuses
}

async function challengeFor(leads: Leads, request: object): Promise<Challenge> {
  const response = await leads.answer(post(request))
  const answer = (await response.json()) as { type: string; challenge: Challenge }
  expect([response.status, answer.type]).toEqual([429, 'challenge-required'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  return answer.challenge
}

const openFlooded = async (settings: Parameters<typeof openTestLeads>[0] = {}) => {
  const leads = await openTestLeads({
    acceptedPerMinute: 40,
    ratePerMinute: 30,
    challengeSecret: SECRET,
    ...settings,
  })
  const statuses = await flood(leads)
  return { leads, statuses }
}

describe.each(DATABASES)('on $kind', ({ newDatabase }) => {
  test('twenty addresses use half of the global limit, and the next visitor still gets through', async () => {
    const { leads, statuses } = await openFlooded({ location: await newDatabase() })
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    await expect(visit(leads, '198.51.100.1')).resolves.toEqual([])
    const { length } = await leads.database.selectFrom('submission').select('id').execute()
    expect(length).toBe(21)
  })
})

test('a solution is good for one request: a retry may repeat it, another request may not', async () => {
  const { leads } = await openFlooded()
  const request = submission()
  const solved = (await solutionHeader(await challengeFor(leads, request))) ?? {}
  const send = async (body: object) =>
    (await leads.answer(post(body, from('198.51.100.2', solved)))).status
  expect([await send(request), await send(request)]).toEqual([202, 202])
  expect(await send(submission())).toBe(429)
  expect(await send({ ...request, data: { ...request.data, subject: 'Other' } })).toBe(409)
  const stored = await leads.database.selectFrom('submission').select('id').execute()
  expect(stored).toHaveLength(21)
})

test('an expired, an altered and a foreign challenge prove nothing', async () => {
  const { leads } = await openFlooded()
  const request = submission()
  const challenge = await challengeFor(leads, request)
  const refused = async (header: string) =>
    (await leads.answer(post(request, from('198.51.100.3', { 'x-challenge-solution': header }))))
      .status
  const { 'x-challenge-solution': solved = '' } = (await solutionHeader(challenge)) ?? {}
  const altered = JSON.parse(solved) as { challenge: Challenge }
  altered.challenge.parameters.expiresAt = 9_999_999_999
  expect(await refused(JSON.stringify(altered))).toBe(429)
  const other = await openFlooded({ challengeSecret: `${SECRET} of others` })
  const foreign = await solutionHeader(await challengeFor(other.leads, request))
  expect(await refused(foreign?.['x-challenge-solution'] ?? '')).toBe(429)
  for (const header of ['', 'no JSON', 'null', '{"challenge":{"parameters":{"data":{}}}}'])
    expect(await refused(header)).toBe(429)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 60_000 + 1000)
  // The minute of the limits is over by then, so half of the limit is used up again.
  await flood(leads)
  expect(await refused(solved)).toBe(429)
})
