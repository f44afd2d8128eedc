import { describe, expect, onTestFinished, test } from 'vitest'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { readFormCounts, removeOldCounts } from '@/leads/server/form-events/read-counts'
import { addCounts } from '@/leads/server/form-events/store-counts'
import { takeFormEvents } from '@/leads/server/form-events/take-form-events'
import { IP_ADDRESS_HEADER } from '@/lib/ip-address'
import { listen } from '../../support/listen'
import { DATABASES, temporaryDatabase } from '../../support/test-databases'
import { openTestLeads } from './open-test-leads'
import { openStore } from './test-outbox'

const DAY = 86_400_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
let addresses = 0

/** The step of the site's server, over HTTP; what it does not take is a 404. */
async function startServer(): Promise<string> {
  const { url, stop } = await listen((request, response) => {
    request.headers[IP_ADDRESS_HEADER] = String(request.headers['x-from'])
    if (!takeFormEvents(request, response)) response.writeHead(404).end()
  })
  onTestFinished(stop)
  return url
}

type Sending = { headers?: Record<string, string>; body?: string; path?: string }

async function send(server: string, events: unknown, { headers, body, path }: Sending = {}) {
  const response = await fetch(server + (path ?? '/api/form-events'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      origin: server,
      'sec-fetch-site': 'same-origin',
      'x-from': `198.51.100.${++addresses % 250}`,
      ...headers,
    },
    body: body ?? JSON.stringify(events),
  })
  return response.status
}

const event = (kind: string, page = '/company/contact', form = 'Support Request') => {
  return { kind, form, page }
}
const all = { since: 0, until: Date.now() + DAY }
const countsOf = async (location: string) => readFormCounts(await openStore(location), all)

describe.each(DATABASES)('counts of forms on $kind', ({ kind, newDatabase }) => {
  test('what browsers tell is counted by page and form, of forms and pages that exist', async () => {
    const location = await newDatabase()
    const leads = await openTestLeads({ location })
    const server = await startServer()
    const steps = ['opened', 'started', 'sent']
    expect(
      await send(
        server,
        [...steps, 'opened'].map((kind) => event(kind)),
      ),
    ).toBe(204)
    expect(await send(server, [event('opened', '/login'), event('failed', '/login')])).toBe(204)
    const unknown = [
      event('opened', '/no-such-page'),
      event('opened', '/company/contact?a=ada@example.org'),
      event('opened', '/company/contact', 'A form of a stranger'),
      event('opened', '/company/contact', 'constructor'),
    ]
    expect(await send(server, unknown)).toBe(204)
    await leads.close()
    const form = 'Support Request'
    const database = await openStore(location)
    expect(await readFormCounts(database, all)).toEqual([
      { form, opened: 3, started: 1, sent: 1, failed: 1 },
    ])
    expect(await readFormCounts(database, { ...all, page: '/login' })).toEqual([
      { form, opened: 1, started: 0, sent: 0, failed: 1 },
    ])
  })

  test('counts of several servers add up, each day apart, until they are too old', async () => {
    const location = await newDatabase()
    const one = await openStore(location)
    // A SQLite file has one server.
    const other = kind === 'SQLite' ? one : await openStore(location)
    const count = { form: 'Support Request', opened: 2, started: 1, sent: 1, failed: 0 }
    const pages = Array.from({ length: 450 }, (_, index) => `/p${index}`)
    const rows = pages.map((page) => ({ ...count, page, day: '2026-11-20' }))
    const add = (database: LeadsDatabase, which: typeof rows) => addCounts(database, which)
    await Promise.all([add(one, rows), add(other, rows.toReversed()), add(one, rows)])
    await add(other, [{ ...count, page: '/p1', day: '2026-11-21' }])
    const on = (day: string) => {
      const since = Date.parse(`${day}T00:00:00Z`)
      return { since, until: since + DAY }
    }
    const sum = { form: 'Support Request', opened: 2700, started: 1350, sent: 1350, failed: 0 }
    expect(await readFormCounts(one, on('2026-11-20'))).toEqual([sum])
    expect(await readFormCounts(one, on('2026-11-21'))).toEqual([count])
    expect(await readFormCounts(one, { ...on('2026-11-20'), page: '/p1' })).toMatchObject([
      { opened: 6 },
    ])
    // A period of seven days touches eight.
    const from = (since: string) => ({
      since: Date.parse(since),
      until: Date.parse(since) + 7 * DAY,
    })
    expect(await readFormCounts(one, from('2026-11-20T13:00:00Z'))).toEqual([count])
    expect(await readFormCounts(one, from('2026-11-20T11:00:00Z'))).toMatchObject([
      { opened: 2702 },
    ])
    await removeOldCounts(one, Date.parse('2026-11-21T12:00:00Z') + 181 * DAY)
    expect(await readFormCounts(one, all)).toEqual([count])
  })
})

test('programs, editors in a preview and Global Privacy Control are not counted', async () => {
  const location = temporaryDatabase()
  const leads = await openTestLeads({ location })
  const server = await startServer()
  const uncounted: Record<string, string>[] = [
    { 'user-agent': '' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': BROWSER.replace('Chrome/', 'HeadlessChrome/') },
    { 'sec-gpc': '1' },
    { cookie: 'a=b; draft-pass=1764000000.studio.signature' },
  ]
  for (const headers of uncounted) {
    expect(await send(server, [event('opened')], { headers })).toBe(204)
  }
  await leads.close()
  expect(await countsOf(location)).toEqual([])
})

test('other sites, other types and bodies that are too much are refused, and nothing is counted', async () => {
  const location = temporaryDatabase()
  const leads = await openTestLeads({ location })
  const server = await startServer()
  const good = event('opened')
  const refused: [number, unknown, Sending?][] = [
    [403, [good], { headers: { origin: 'https://evil.example' } }],
    [403, [good], { headers: { 'sec-fetch-site': 'cross-site' } }],
    [415, [good], { headers: { 'content-type': 'text/plain' } }],
    [413, [event('opened', `/${'a'.repeat(58_000)}`)]],
    [413, undefined, { body: '' }],
    [400, undefined, { body: '[{"kind":' }],
    [400, undefined, { body: `${'['.repeat(4000)}${']'.repeat(4000)}` }],
    [400, Array.from({ length: 41 }, () => good)],
    [400, { ...good }],
    [400, [{ ...good, kind: '__proto__' }]],
    [400, [{ ...good, page: ['/'] }]],
    [400, [good, null]],
    [404, [good], { path: '/api/form-events?a=b' }],
  ]
  for (const [status, events, sending] of refused) {
    expect(await send(server, events, sending), JSON.stringify(sending)).toBe(status)
  }
  await leads.close()
  expect(await countsOf(location)).toEqual([])
})

test('one address is limited; another one is not held up', async () => {
  const leads = await openTestLeads()
  const server = await startServer()
  const headers = { 'x-from': '2001:db8::1' }
  const sending = Array.from({ length: 70 }, () => send(server, [event('opened')], { headers }))
  const statuses = await Promise.all(sending)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await send(server, [event('opened')], { headers: { 'x-from': '2001:db8::2' } })).toBe(429)
  expect(await send(server, [event('opened')])).toBe(204)
  await leads.close()
})
