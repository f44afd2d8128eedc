import { expect, test } from 'vitest'
import type { Leads } from '@/leads/server/open-leads'
import { openTestLeads, post, submission } from './open-test-leads'

const cookies = {
  choice: 'custom',
  categories: ['chat'],
  version: '2026-11',
  decidedAt: '2026-11-20T10:00:00.000Z',
}

async function storedConsent({ database }: Leads): Promise<unknown> {
  const { consent } = await database
    .selectFrom('submission')
    .select('consent')
    .executeTakeFirstOrThrow()
  return JSON.parse(consent ?? 'null')
}

test('the consent is stored: the text of each ticked box, and the cookie choice', async () => {
  const leads = await openTestLeads()
  await leads.answer(post({ ...submission(), consent: cookies }))
  const statement = 'I agree to the terms of service and have read the privacy policy'
  expect(await storedConsent(leads)).toEqual({
    cookies,
    statements: [{ field: 'terms', statement, version: expect.stringMatching(/^[\da-f]{12}$/) }],
  })
})
