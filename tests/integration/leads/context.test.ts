import { expect, test } from 'vitest'
import type { FindPage } from '@/leads/server/store/settings'
import { plainText } from '../../support/bot-markup'
import { openTestLeads, post, submission, supportRequest } from './open-test-leads'

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
    columns: [row.button, row.campaign, row.landing_path],
    stored: row.context === null ? null : (JSON.parse(row.context) as object),
    text: plainText(row.text),
  }
}

test('the page, its title and the button are stored and in the message', async () => {
  const { path, stored, text } = await sendFrom(context)
  expect(path).toBe('/solutions/compliance')
  expect(stored).toMatchObject({
    page: { path: '/solutions/compliance', title: 'Compliance Teams' },
    button: 'Get Compliance Assessment',
  })
  expect(text).toContain('\nPage: Compliance Teams (/solutions/compliance)\nButton: Get Compl')
})

test('only parameters that the form knows are stored', async () => {
  const parameters = { priority: 'urgent', isAdmin: 'yes', __proto__x: 'y', subject: ' ' }
  const { stored, text } = await sendFrom({ ...context, parameters })
  expect(stored).toHaveProperty('parameters', { priority: 'urgent' })
  expect(text).toContain('\nPreset: Priority: Urgent\n')
})

test.each([
  '/solutions/elsewhere',
  'https://evil.example/solutions/compliance',
  `/${'x'.repeat(10_000)}`,
  '/constructor',
])('the forged path %# is an unknown page', async (path) => {
  const { path: stored, text } = await sendFrom({ ...context, path })
  expect(stored).toBeNull()
  expect(text).toContain('\nPage: unknown page\nButton: Get Compliance Assessment\n')
})

test.each([
  null,
  ['a'],
  { path: 7, button: { toString: 1 }, parameters: [1] },
  { parameters: { priority: { length: [{ toString: 1 }] } } },
])('the malformed context %j loses nothing of the request', async (said) => {
  const { text } = await sendFrom(said)
  expect(text).toContain(`Subject: ${supportRequest.subject}`)
})

const visit = {
  campaign: 'Spring Launch',
  source: 'LinkedIn',
  medium: 'social',
  referrer: 'lnkd.in',
  landing: '/company/contact',
}
const firstVisit = { day: new Date().toISOString().slice(0, 10), campaign: 'autumn' }
const consentTo = (...categories: string[]) => {
  const consent = { choice: 'custom', categories, version: '1', decidedAt: null }
  return { ...submission(), consent }
}

test('what brought the visitor is stored, and what is counted by has columns', async () => {
  const { stored, text, columns } = await sendFrom({ ...context, visit })
  expect(stored).toMatchObject({ visit })
  expect(columns).toEqual(['Get Compliance Assessment', 'spring-launch', '/company/contact'])
  expect(text).toContain(
    '\nBrought by: campaign Spring Launch, source LinkedIn, medium social, link on lnkd.in, landing page /company/contact\n',
  )
})

test('the first visit is stored with consent to marketing only, and has the campaign if this one has none', async () => {
  const said = { ...context, visit: { landing: '/login' }, firstVisit }
  const without = await sendFrom(said, consentTo('analytics'))
  expect(without.stored).not.toHaveProperty('firstVisit')
  expect(without.columns).toEqual([context.button, null, '/login'])
  const { stored, columns } = await sendFrom(said, consentTo('marketing'))
  expect(stored).toMatchObject({ firstVisit })
  expect(columns).toEqual([context.button, 'autumn', '/login'])
  const both = await sendFrom({ ...said, visit }, consentTo('marketing'))
  expect(both.columns[1]).toBe('spring-launch')
})
