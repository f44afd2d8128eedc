import { expect, test } from 'vitest'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'

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
