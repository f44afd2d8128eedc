import { expect, test } from 'vitest'
import { openTestLeads, post, submission } from './open-test-leads'

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
