import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadForms } from '@/leads/server/accept/check-submission'
import type { FindPage } from '@/leads/server/accept/context'
import { plainText } from '../../support/bot-markup'
import { acceptableAnswer } from '../../support/hostile-answers'
import { openTestLeads, PAGES, post, submission, supportRequest } from './open-test-leads'

const context = {
  path: '/solutions/compliance',
  button: 'Get Compliance Assessment',
  parameters: { subject: 'An assessment' },
}

/** Sends a request with a context; returns the stored row and the bot's message. */
async function sendFrom(said: unknown, request: object = submission(), findPage?: FindPage) {
  const leads = await openTestLeads(findPage && { findPage })
  const { status } = await leads.answer(post({ ...request, context: said }))
  expect(status).toBe(202)
  const row = await leads.database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'submission_id', 'id')
    .selectAll()
    .executeTakeFirstOrThrow()
  return {
    path: row.page_path,
    stored: row.context === null ? null : (JSON.parse(row.context) as object),
    text: plainText(row.text),
  }
}

const forms = [...(await loadForms()).values()].map(({ form }) => form)

test.each(forms.map((form) => [form.formType, form] as const))(
  '%s: the page, its title and the button are stored and in the message',
  async (formType, { fields }) => {
    const answers = Object.entries(fields).map(([name, field]) => [
      name,
      fc.sample(acceptableAnswer(field), { numRuns: 1, seed: 1 })[0],
    ])
    const request = submission(Object.fromEntries(answers), formType)
    const { path, stored, text } = await sendFrom(context, request)
    expect(path).toBe('/solutions/compliance')
    expect(stored).toMatchObject({
      page: { path: '/solutions/compliance', title: 'Compliance Teams' },
      button: 'Get Compliance Assessment',
    })
    expect(text).toContain('\nPage: Compliance Teams (/solutions/compliance)\nButton: Get Compl')
  },
)

test('only parameters that the form knows are stored', async () => {
  const parameters = { priority: 'urgent', isAdmin: 'yes', __proto__x: 'y', subject: ' ' }
  const { stored, text } = await sendFrom({ ...context, parameters })
  expect(stored).toHaveProperty('parameters', { priority: 'urgent' })
  expect(text).toContain('\nPreset: Priority: Urgent\n')
})

test.each([
  '/solutions/elsewhere',
  '/solutions/compliance/../../admin',
  'https://evil.example/solutions/compliance',
  '//evil.example',
  '<b>/solutions/compliance</b>',
  `/${'x'.repeat(10_000)}`,
  '',
  '/%E0%A4%A',
  '/constructor',
])('the forged path %# is an unknown page', async (path) => {
  const { path: stored, text } = await sendFrom({ ...context, path })
  expect(stored).toBeNull()
  expect(text).toContain('\nPage: unknown page\nButton: Get Compliance Assessment\n')
})

test('a title and labels of 10 KB, markup and control characters are shortened and escaped', async () => {
  const evil = `<b>Buy\u0000\u202e\u200b</b>\n<a href="x">${'x'.repeat(10_000)}`
  const said = { ...context, title: evil, button: evil, parameters: { subject: evil } }
  const { stored, text } = await sendFrom(said)
  const { page, button, parameters } = stored as Record<string, never>
  expect(page).toEqual({ path: '/solutions/compliance', title: PAGES['/solutions/compliance'] })
  expect(button).toMatch(/^<b>Buy<\/b> <a href="x">x+$/)
  expect(button).toHaveLength(80)
  expect(parameters).toEqual({ subject: expect.stringMatching(/^.{200}$/) })
  expect(text).toContain('Button: <b>Buy</b> <a href="x">xxx')
})

test.each([
  null,
  'page',
  ['a'],
  7,
  { path: 7, button: { toString: 1 }, parameters: [1] },
  { parameters: { priority: { length: [{ toString: 1 }] } } },
])('the malformed context %j loses nothing of the request', async (said) => {
  const { text } = await sendFrom(said)
  expect(text).toContain(`Subject: ${supportRequest.subject}`)
})

test('a request without a context, as earlier versions sent it, is stored as before', async () => {
  expect(await sendFrom(undefined)).toMatchObject({ path: null, stored: null })
})

test('a content API that fails costs the page, not the request', async () => {
  const broken = () => Promise.reject(new Error('down'))
  expect(await sendFrom(context, submission(), broken)).toMatchObject({ path: null })
})

test('the same request again from another page is the same request', async () => {
  const leads = await openTestLeads()
  const request = submission()
  for (const path of ['/solutions/compliance', '/company/contact']) {
    expect((await leads.answer(post({ ...request, context: { ...context, path } }))).status).toBe(
      202,
    )
  }
  const rows = await leads.database.selectFrom('submission').select('page_path').execute()
  expect(rows).toEqual([{ page_path: '/solutions/compliance' }])
})
