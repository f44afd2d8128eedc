import { describe, expect, test } from 'vitest'
import type { Leads } from '@/leads/server/open-leads'
import { DATABASES } from '../../support/test-databases'
import { until } from '../../support/until'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'

async function stored({ database }: Leads) {
  return database.selectFrom('submission').selectAll().execute()
}

async function problem(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as { status: number; detail: string; errors?: unknown[] }
}

describe.each(DATABASES)('accepting into $kind', ({ newDatabase }) => {
  test('a valid request is stored before it is answered', async () => {
    const leads = await openTestLeads({ location: await newDatabase() })
    const request = submission()
    const response = await leads.answer(post(request))
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ submissionId: request.submissionId })
    const [row, ...more] = await stored(leads)
    expect(more).toEqual([])
    expect(row).toMatchObject({ id: request.submissionId, form_type: 'Support Request' })
    expect(JSON.parse(row?.payload ?? '')).toMatchObject(supportRequest)
  })

  test('the same request again is accepted again and stored once', async () => {
    const leads = await openTestLeads({ location: await newDatabase() })
    const request = submission()
    // As browsers do: on a busy machine the store may take too long, and asks for it again.
    const send = () => until(async () => (await leads.answer(post(request))).status === 202)
    await Promise.all(Array.from({ length: 20 }, send))
    const shouted = { ...request, submissionId: request.submissionId.toUpperCase() }
    expect((await leads.answer(post(shouted))).status).toBe(202)
    expect(await stored(leads)).toHaveLength(1)
  })

  test('another request under the same id is a conflict, and the first one stays', async () => {
    const leads = await openTestLeads({ location: await newDatabase() })
    const request = submission()
    await leads.answer(post(request))
    const other = { ...request, data: { ...supportRequest, subject: 'Something else' } }
    const response = await leads.answer(post(other))
    expect(response.status).toBe(409)
    expect((await problem(response)).detail).toMatch(/new id/)
    const [row] = await stored(leads)
    expect(row?.payload).toContain(supportRequest.subject)
  })

  test('a store that fails answers 503 and asks for the same request again', async () => {
    const leads = await openTestLeads({ location: await newDatabase() })
    await leads.database.schema.dropTable('outbox_entry').execute()
    const response = await leads.answer(post(submission()))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    // Both or neither: no submission without its entry.
    expect(await stored(leads)).toEqual([])
  })
})

test('errors are reported per field', async () => {
  const leads = await openTestLeads()
  const data = { ...supportRequest, email: 'nobody', subject: ' ', terms: false }
  const response = await leads.answer(post(submission(data)))
  expect(response.status).toBe(422)
  expect((await problem(response)).errors).toEqual([
    { pointer: '#/data/email', detail: 'Please enter a valid email address' },
    { pointer: '#/data/subject', detail: 'Subject is required' },
    { pointer: '#/data/terms', detail: 'Agreement to the terms is required' },
  ])
  expect(await stored(leads)).toEqual([])
})

test.each([
  [{ ...submission(), submissionId: 'one' }, '#/submissionId'],
  [{ ...submission(), formType: 'constructor' }, '#/formType'],
  [{ ...submission(), data: ['a'] }, '#/data'],
  [[], '#'],
  [null, '#'],
])('a malformed envelope %# is refused at %s', async (envelope, pointer) => {
  const leads = await openTestLeads()
  const response = await leads.answer(post(envelope))
  expect(response.status).toBe(422)
  expect((await problem(response)).errors).toContainEqual(expect.objectContaining({ pointer }))
  expect(await stored(leads)).toEqual([])
})

test('a filled trap field gets the same answer, and the submission is blocked', async () => {
  const leads = await openTestLeads()
  const response = await leads.answer(
    post(submission({ ...supportRequest, contactReference: 'x' })),
  )
  expect(response.status).toBe(202)
  const entries = await leads.database.selectFrom('outbox_entry').select('state').execute()
  expect(entries).toEqual([{ state: 'blocked' }])
})

test('each IP address has its own limit, and the answer says for how long', async () => {
  const leads = await openTestLeads({ ratePerMinute: 3 })
  const from = (address: string) => ({ headers: { 'x-ip-address': address } })
  const statuses = []
  for (let sent = 0; sent < 5; sent += 1)
    statuses.push((await leads.answer(post(submission(), from('203.0.113.1')))).status)
  expect(statuses).toEqual([202, 202, 202, 429, 429])
  const refused = await leads.answer(post(submission(), from('203.0.113.1')))
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect((await problem(refused)).detail).toMatch(/again in \d+ seconds/)
  expect((await leads.answer(post(submission(), from('203.0.113.2')))).status).toBe(202)
})
