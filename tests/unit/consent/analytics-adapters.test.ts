import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADAPTERS } from '@/frame/consent/analytics-adapters'

type Clean = NonNullable<NonNullable<Window['plausible']>['o']>['transformRequest']

const PAGE = { url: 'https://a.example/b', path: '/b', title: 'B', referrer: 'https://a.example/' }
const provider = { kind: 'gtm', src: 'https://measure.example/js/matomo.js', id: '7' } as const

let categories: string[]

beforeEach(() => {
  categories = ['analytics']
  const choice = () => ({
    choice: 'custom',
    categories,
    version: '1',
    decidedAt: new Date().toISOString(),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(choice()) })
})
afterEach(() => vi.unstubAllGlobals())

test('Tag Manager, which keeps values, is told in each event which of them are not set', () => {
  const { view, event } = ADAPTERS.gtm(provider, '1')
  event({ name: 'form_open', about: 'Contact Message' }, PAGE)
  event({ name: 'download', about: 'Report (PDF)' }, PAGE)
  view(PAGE)
  const events = window.dataLayer?.slice(2) as Record<string, unknown>[]
  expect(events.map(({ event, form_type, link_text }) => [event, form_type, link_text])).toEqual([
    ['form_open', 'Contact Message', undefined],
    ['download', undefined, 'Report (PDF)'],
    ['page_view', undefined, undefined],
  ])
  for (const each of events)
    expect(Object.keys(each)).toEqual(expect.arrayContaining(['form_type', 'link_text']))
})

test('Tag Manager is told before its start, and after a change, whether advertising is allowed', () => {
  const { consent } = ADAPTERS.gtm(provider, '1')
  categories = ['analytics', 'marketing']
  consent?.()
  const commands = (window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
  const signals = (ads: string) => ({
    analytics_storage: 'granted',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  })
  expect(commands).toEqual([
    ['consent', 'default', signals('denied')],
    ['consent', 'update', signals('granted')],
  ])
  expect(window.dataLayer?.[1]).toMatchObject({ event: 'gtm.js' })
})

test('what the script of Plausible reads by itself has no query either', () => {
  const { event } = ADAPTERS.plausible()
  event({ name: 'search' }, PAGE)
  event({ name: 'form_sent', about: 'Contact Message' }, PAGE)
  expect(window.plausible?.q).toEqual([
    ['search', { u: PAGE.url }],
    ['form_sent', { u: PAGE.url, props: { form_type: 'Contact Message' } }],
  ])
  const clean = (request: Parameters<Clean>[0]) => window.plausible?.o?.transformRequest(request)
  const found = {
    n: 'Outbound Link: Click',
    u: 'https://a.example/b?q=me#x',
    r: 'https://c.example/?d',
  }
  expect(clean(found)).toEqual({
    n: 'Outbound Link: Click',
    u: 'https://a.example/b',
    r: 'https://c.example/',
  })
  expect(clean({ u: PAGE.url, r: null })).toEqual({ u: PAGE.url, r: null })
})

test('Matomo is told of each page by its own queue', () => {
  const { view } = ADAPTERS.matomo({ ...provider, kind: 'matomo' })
  view(PAGE)
  expect(window._paq?.slice(-4)).toEqual([
    ['setReferrerUrl', PAGE.referrer],
    ['setCustomUrl', PAGE.url],
    ['setDocumentTitle', PAGE.title],
    ['trackPageView'],
  ])
})
