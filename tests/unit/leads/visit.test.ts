import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { campaignName } from '@/leads/forms/campaign-name'
import { readFirstVisit, readVisit } from '@/leads/server/accept/visit'
import { CONSENT_KEY, FIRST_VISIT_KEY } from '@/lib/read-consent'

const NOW = '2026-03-01T12:00:00.000Z'
const site = { siteUrl: 'https://www.chainlantern.example', pathOf: async () => undefined }

test.each([
  [' Spring  Launch 2026! ', 'spring-launch-2026'],
  ['Zoë’s – Ölpreis', 'zoë-s-ölpreis'],
  // A letter that is one character in lower case only.
  ['T\u0308', '\u1e97'],
  ['spring\u202e\r\nlaunch', 'spring-launch'],
  ['=1+1', '1-1'],
])('the campaign %j is spelled %j', (text, name) => expect(campaignName(text)).toBe(name))

test('whatever a browser says of a visit is one short line each, without invisible characters', async () => {
  const said = { campaign: ' a\r\nb\u202e\u200f ', source: 'x'.repeat(58_000), toString: 'x' }
  expect(await readVisit(said, site)).toEqual({ campaign: 'a b', source: 'x'.repeat(100) })
})

test.each([
  ['www.chainlantern.example', undefined],
  ['t.co/path?query=secret', 't.co'],
  ['user:secret@evil.example', 'evil.example'],
  [`${'a.'.repeat(200)}example`, undefined],
  ['', undefined],
])('the referring host %j is stored as %j', async (referrer, stored) => {
  expect((await readVisit({ referrer }, site))?.referrer).toBe(stored)
})

test.each([
  ['2025-12-01', true],
  ['2025-11-29', false],
  ['2026-03-03', false],
  ['', false],
])('a first visit of %j counts: %s', async (day, counts) => {
  const said = { day, campaign: 'x' }
  const visit = await readFirstVisit(said, { ...site, now: Date.parse(NOW) })
  expect(visit).toEqual(counts ? said : undefined)
})

test('an email address in a link is not stored', async () => {
  const said = { term: 'ada@example.org', content: 'ada%40example.org', source: 'a%2540b' }
  expect(await readVisit({ ...said, campaign: '40%-off' }, site)).toEqual({ campaign: '40%-off' })
})

// The browser's side.

let store: Record<string, string>

/** Loads the page at `url` anew, as a document that `referrer` links to. */
async function arrive(url: string, { referrer = '', type = 'navigate' } = {}) {
  vi.resetModules()
  vi.stubGlobal('location', new URL(url, 'https://site.example'))
  vi.stubGlobal('document', {
    referrer,
    addEventListener: () => undefined,
    getElementById: () => null,
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  performance.clearMarks('landing')
  await import('@/instrumentation-client')
  const visit = await import('@/leads/client/visit')
  // A client navigation.
  vi.stubGlobal('location', new URL('https://site.example/company/contact'))
  return visit
}

const allow = (...categories: string[]) => {
  const consent = { choice: 'custom', categories, version: '1', decidedAt: NOW }
  store[CONSENT_KEY] = JSON.stringify(consent)
}

beforeEach(() => {
  store = {}
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the browser sends what its first address said, also after a client navigation', async () => {
  const url = '/pricing?utm_source=LinkedIn&utm_source=b&utm_campaign=x&secret=1&utm_other=2'
  const { visits } = await arrive(url, { referrer: 'https://lnkd.in/' })
  const visit = { source: 'LinkedIn', campaign: 'x', referrer: 'lnkd.in', landing: '/pricing' }
  expect(visits()).toEqual({ visit })
})

test.each([
  ['a link of our own', '/pricing', { referrer: 'https://site.example/' }, {}],
  ['Reload', '/pricing', { type: 'reload' }, {}],
  [
    'Reload of a campaign link',
    '/p?utm_medium=a',
    { type: 'reload' },
    { medium: 'a', landing: '/p' },
  ],
  ['an address that was typed', '/p', {}, { landing: '/p' }],
])('%s is understood', async (_, url, how, visit) => {
  expect((await arrive(url, how)).visits()).toEqual({ visit })
})

test('the first visit goes along on a later one for 90 days, with consent to marketing only', async () => {
  allow('marketing')
  const first = await arrive('/pricing?utm_campaign=spring')
  first.keepFirstVisit()
  const firstVisit = { day: '2026-03-01', campaign: 'spring', landing: '/pricing' }
  expect(JSON.parse(store[FIRST_VISIT_KEY] ?? '')).toEqual(firstVisit)
  // It is this one.
  expect(first.visits()).not.toHaveProperty('firstVisit')

  const later = await arrive('/?utm_campaign=autumn')
  later.keepFirstVisit()
  expect(later.visits()).toEqual({ visit: { campaign: 'autumn', landing: '/' }, firstVisit })
  allow('analytics')
  expect(later.visits()).not.toHaveProperty('firstVisit')
  allow('marketing')
  vi.setSystemTime('2026-05-31T12:00:00Z')
  expect(later.visits()).not.toHaveProperty('firstVisit')
  later.keepFirstVisit()
  expect(JSON.parse(store[FIRST_VISIT_KEY] ?? '')).toMatchObject({ campaign: 'autumn' })
})
