import { expect, test } from 'vitest'
import { DATABASES_OF_COMMANDS } from '../../support/test-databases'
import { inbox, inboxJson } from './run-inbox'
import { openStoredLeads } from './stored-leads'

type Listed = { id: string; state: string; answers: Record<string, unknown> }[]

const ids = (submissions: { id: string }[]) => submissions.map(({ id }) => id)
const daysAgo = (days: number) => new Date(Date.now() - days * 864e5).toISOString().slice(0, 10)

test.each(DATABASES_OF_COMMANDS)(
  'list returns the submissions that match each filter, newest first, while the site runs ($kind)',
  async ({ newDatabase }) => {
    const { location, put } = await openStoredLeads(newDatabase)
    const old = await put({ ageDays: 30, state: 'delivered' })
    const letter = await put({
      form: 'Newsletter Subscription',
      answers: { email: 'n@example.org' },
      ageDays: 5,
    })
    const lost = await put({ ageDays: 3, state: 'abandoned', attempts: 60, error: 'no answer' })
    const list = (...args: string[]) => inboxJson<Listed>(location, ['list', ...args])
    expect(ids(await list())).toEqual([lost, letter, old])
    expect(ids(await list('--form', 'support request'))).toEqual([lost, old])
    expect(ids(await list('--form', 'newsletter'))).toEqual([letter])
    expect(ids(await list('--state', 'abandoned'))).toEqual([lost])
    expect(ids(await list('--since', '10d', '--until', daysAgo(5)))).toEqual([letter])
    expect(ids(await list('--since', daysAgo(5), '--limit', '1'))).toEqual([lost])
    const [first] = await list()
    expect(first).toMatchObject({
      form: 'Support Request',
      attempts: { started: 60, finished: 60 },
      lastError: 'no answer',
      answers: { firstName: 'Ada', terms: true },
      consent: { statements: [{ field: 'terms' }] },
    })
  },
)

test('list, show and export say where submissions came from, and filter by page', async () => {
  const { location, put } = await openStoredLeads()
  const asked = await put({ page: '/solutions/compliance', ageDays: 2 })
  const wrote = await put({ page: '/company/contact', ageDays: 1 })
  await put({ page: '/gone' })
  const list = (...args: string[]) => inboxJson<Listed>(location, ['list', ...args])
  expect(ids(await list('--page', '/solutions/compliance'))).toEqual([asked])
  expect(ids(await list('--page', 'http://localhost:3000/company/contact?a=b'))).toEqual([wrote])
  expect(ids(await list('--page', '/solutions/*'))).toEqual([asked])
  expect(await list('--page', '/company/*')).toMatchObject([
    { context: { page: { path: '/company/contact', title: 'Contact' }, button: 'Ask us' } },
  ])
  expect((await inbox(location, ['list', '--table'])).out).toMatch(
    /Page +From\n.* unknown page +Ada.*\n.* \/company\/contact +Ada.*\n.* \/solutions\/compliance +Ada/,
  )
  const shown = (await inbox(location, ['show', asked, '--table'])).out
  expect(shown).toMatch(/^Page +Compliance Teams \(\/solutions\/compliance\)\nButton +Ask us$/m)
  const csv = (await inbox(location, ['export', '--page', '/company/contact'])).out
  expect(csv).toContain('"/company/contact","Contact","Ask us",')
})

test('a visitor’s text cannot control the terminal', async () => {
  const { location, leads, put } = await openStoredLeads()
  const id = await put({ error: 'HTTP 500 \u001b]0;title\u0007' })
  const payload = JSON.stringify({
    firstName: 'Ada\u001b[2J',
    email: 'a@example.org\u009b31m',
    description: 'one\ntwo\u202Eeerht\r\u0000',
  })
  await leads.database.updateTable('submission').set({ payload }).execute()
  for (const args of [
    ['list', '--table'],
    ['show', id, '--table'],
  ]) {
    const { status, out } = await inbox(location, args)
    expect(status).toBe(0)
    expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
    expect(out).toContain('Ada')
  }
  const shown = await inboxJson<Listed[number]>(location, ['show', id])
  expect(shown.answers).toEqual(JSON.parse(payload))
  expect((await inbox(location, ['show', id, '--table'])).out).toMatch(/one\n +two�eerht/)
})
