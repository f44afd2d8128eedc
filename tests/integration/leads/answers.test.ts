import { register } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '@/leads/server/accept/guards'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'

const ask = async (options: Parameters<typeof post>[1] = {}) => {
  const leads = await openTestLeads()
  return leads.answer(post(submission(), options))
}
const headers = (name: string, value: string) => ({ headers: { [name]: value } })

describe('the type of a body', () => {
  test.each(['application/json', ' APPLICATION/JSON ; charset="UTF-8" ;'])(
    '%j is read',
    async (type) => {
      const response = await ask(headers('content-type', type))
      expect(response.status).toBe(202)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each(['application/json; charset=latin1', 'text/application/json'])(
    '%j is refused, and the answer says what is read',
    async (type) => {
      const response = await ask(headers('content-type', type))
      expect(response.status).toBe(415)
      expect(response.headers.get('accept')).toBe('application/json')
      expect(await response.json()).toMatchObject({
        detail: 'Send the submission as application/json in UTF-8.',
      })
    },
  )

  test.each(['gzip', 'br, identity'])('the encoding %s is refused', async (encoding) => {
    const response = await ask(headers('content-encoding', encoding))
    expect(response.status).toBe(415)
    expect(response.headers.get('accept-encoding')).toBe('identity')
    expect(await response.json()).toMatchObject({ detail: 'Send the submission uncompressed.' })
  })
})

test('a body of 128 KiB is read; one of a byte more closes the connection', async () => {
  const body = JSON.stringify(submission()).padEnd(BODY_LIMIT)
  expect((await ask({ body })).status).toBe(202)
  const refused = await ask({ body: `${body} ` })
  expect(refused.status).toBe(413)
  expect(refused.headers.get('connection')).toBe('close')
  expect(await refused.json()).toMatchObject({
    detail: expect.stringMatching(/^The submission is larger than 128 KiB\. Shorten /),
  })
})

test('what is not UTF-8 is refused as such, not stored with other letters', async () => {
  const bytes = Buffer.from(JSON.stringify(submission({ ...supportRequest, subject: 'Zoë' })))
  const latin = Buffer.from(bytes.toString('utf8'), 'latin1')
  const leads = await openTestLeads()
  const { headers: sent } = post(null)
  const request = new Request('http://localhost:3000', {
    method: 'POST',
    headers: sent,
    body: latin,
  })
  const response = await leads.answer(request)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ detail: 'The body is not JSON in UTF-8.' })
})

/** The metrics of submission outcomes, by form. */
async function outcomes(): Promise<Record<string, number>> {
  const text = await register.metrics()
  const lines = text.matchAll(
    /^chainlantern_submissions_total\{form="(.*)",outcome="(.*)"\} (\d+)$/gm,
  )
  return Object.fromEntries(
    [...lines].map(([, form, what, count]) => [`${form}: ${what}`, Number(count)]),
  )
}

test('the metrics count the outcomes of submissions by form', async () => {
  register.resetMetrics()
  const leads = await openTestLeads({ ratePerMinute: 8 })
  const send = (request: object, options?: Parameters<typeof post>[1]) =>
    leads.answer(post(request, options))
  const request = submission()
  await send(request)
  await send(request)
  await send({ ...request, data: { ...supportRequest, subject: 'Other' } })
  await send({ ...submission(), filledInMs: 1 })
  await send(submission({ ...supportRequest, email: 'nobody' }))
  await send(submission({}, 'Not of ours'))
  await send(request, { headers: { origin: 'https://evil.example' } })
  await leads.database.schema.dropTable('outbox_entry').execute()
  const unstored = await send(submission())
  expect(unstored.headers.get('retry-after')).toBe('60')
  expect(await unstored.json()).toMatchObject({
    detail: expect.stringContaining('Send it again in a minute under the same id'),
  })
  await send(submission())
  await send(submission())
  expect(await outcomes()).toEqual({
    'Support Request: stored': 1,
    'Support Request: repeated': 1,
    'Support Request: conflicting': 1,
    'Support Request: blocked': 1,
    'Support Request: invalid': 1,
    'Support Request: unstored': 2,
    'unknown: invalid': 1,
    'unknown: foreign': 1,
    'unknown: limited': 1,
  })
})

test('a path of 300 characters is looked up, and a search that hangs costs the page alone', async () => {
  const asked: string[] = []
  const leads = await openTestLeads({
    findPage: async (path) => {
      asked.push(path)
      return path.length < 300 ? new Promise(() => {}) : { path }
    },
  })
  const from = (path: string) => leads.answer(post({ ...submission(), context: { path } }))
  const longest = `/${'x'.repeat(299)}`
  const answers = [await from(longest), await from(`${longest}x`), await from('/slow')]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(asked).toEqual([longest, '/slow'])
  const rows = await leads.database
    .selectFrom('submission')
    .select('page_path')
    .orderBy('accepted_at')
    .execute()
  expect(rows.map(({ page_path }) => page_path)).toEqual([longest, null, null])
})
