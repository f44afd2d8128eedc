import {
  disablePreviewAccessSharing,
  enablePreviewAccessSharing,
} from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterDraftMode, requestDraftMode } from '../../support/enter-draft-mode.ts'
import { seededPaths } from '../../support/every-route.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { visit } from '../../support/visit.ts'

let stack: Stack
let cookie: string

/** The mark of a text, which stands for its field. */
const MARKER = /\p{Default_Ignorable_Code_Point}{12,}/u
const plain = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  const reactor = await stack.client.getDocument('product-reactor')
  await stack.client.create({
    ...reactor,
    _id: 'drafts.product-reactor',
    _type: 'product',
    tagline: 'Only a draft says so',
  })
  cookie = await enterDraftMode(stack.client, '/products/reactor')
})

afterAll(() => stack?.stop())

describe('an editor in draft mode', () => {
  test('sees the draft, with stega markers in each text', async () => {
    const page = await visit(`${stack.urls.site}/products/reactor`, { cookie })
    expect(page.status).toBe(200)
    expect(plain(page.text)).toContain('Only a draft says so')
    expect(page.text).toMatch(MARKER)
    expect(page.headers.get('cache-control')).toContain('private')
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
  })

  test('sees a document that was never published', async () => {
    await stack.client.create({
      _id: 'drafts.page-of-drafts',
      _type: 'page',
      title: 'Draft',
      path: { _type: 'slug', current: '/company/only-a-draft' },
      sections: [{ _key: 'a', _type: 'hero', title: 'Not published yet', text: 'A text.' }],
    })
    const page = await visit(`${stack.urls.site}/company/only-a-draft`, { cookie })
    expect(page.status).toBe(200)
    expect(plain(page.text)).toContain('Not published yet')
  })

  test('gets no marker in hrefs, looks and dialogs', async () => {
    const { html } = await visit(`${stack.urls.site}/`, { cookie })
    const attributes = html.match(/ (?:href|class|id|data-[a-z-]+)="[^"]*"/g) ?? []
    expect(attributes.length).toBeGreaterThan(50)
    expect(attributes.filter((each) => MARKER.test(each))).toEqual([])
  })

  test('can send the forms of a page like a visitor', async () => {
    const { html } = await visit(`${stack.urls.site}/company/news`, { cookie })
    const forms = parse(html).querySelectorAll('form[method=post]')
    expect(forms.length).toBeGreaterThan(1)
    for (const form of forms) {
      const hidden = form.querySelectorAll('input[type=hidden]')
      const fields = hidden.map((input) => [
        input.getAttribute('name'),
        input.getAttribute('value'),
      ])
      const answer = await fetch(new URL(form.getAttribute('action') ?? '', stack.urls.site), {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: stack.urls.site, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams([...fields, ['email', 'ada@example.org']] as string[][]),
      })
      expect(answer.status, JSON.stringify(fields)).toBe(303)
    }
  })

  test('can search articles by words and tags, and download an event’s calendar file', async () => {
    const api = `${stack.urls.site}/api`
    const { tags = [] } = (await (await fetch(`${api}/articles?area=blog`)).json()).articles[0]
    const queries = [
      `articles?area=blog&tag=${encodeURIComponent(tags[0])}`,
      'articles?area=blog&q=bridge',
    ]
    for (const query of queries) {
      const published = await (await fetch(`${api}/${query}`)).json()
      const draft = await (await fetch(`${api}/${query}`, { headers: { cookie } })).json()
      expect(published.total).toBeGreaterThan(0)
      expect(draft.total).toBe(published.total)
    }
    const event = seededPaths.find((path) => path.startsWith('/resources/webinars-events/')) ?? ''
    const calendar = `${api}/events/${event.split('/').at(-1)}`
    const file = await (await fetch(calendar, { headers: { cookie } })).text()
    expect(file).toContain('BEGIN:VEVENT')
    expect(file).not.toMatch(MARKER)
  })

  test('can leave draft mode', async () => {
    const response = await fetch(`${stack.urls.site}/api/draft-mode/disable`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(response.status).toBe(307)
    expect(response.headers.getSetCookie().join()).toMatch(/__prerender_bypass=;.*1970/)
  })
})

describe('a visitor', () => {
  test('sees no draft, no marker and no editing tools', async () => {
    const page = await visit(`${stack.urls.site}/products/reactor`)
    expect(page.text).not.toContain('Only a draft says so')
    expect(page.html).not.toMatch(MARKER)
    expect(page.headers.get('x-robots-tag')).toBeNull()
    expect((await visit(`${stack.urls.site}/company/only-a-draft`)).status).toBe(404)
  })

  test('downloads no code of visual editing', async () => {
    const { html } = await visit(`${stack.urls.site}/products/reactor`)
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    expect(scripts.length).toBeGreaterThan(3)
    for (const src of scripts) {
      const code = await (await fetch(new URL(src ?? '', stack.urls.site))).text()
      expect(code).not.toMatch(/presentation\/refresh|sanity-visual-editing/)
    }
  })

  test('cannot enter draft mode with a forged secret or cookie', async () => {
    expect((await requestDraftMode('made-up', '/products/reactor')).status).toBe(401)
    const made = { cookie: '__prerender_bypass=made-up; sanity-preview-perspective=drafts' }
    const page = await visit(`${stack.urls.site}/products/reactor`, made)
    expect(plain(page.html)).not.toContain('Only a draft says so')
    // Nor bypass the path check: each rendered 404 would leave a file in the cache.
    const nowhere = await visit(`${stack.urls.site}/products/made-up`, made)
    expect(nowhere.status).toBe(404)
    expect(nowhere.text).toContain('Oops! Page not found')
    expect(nowhere.headers.get('cache-control')).not.toContain('s-maxage')
    // A shared cache would keep the header for every visitor.
    expect(page.headers.get('x-robots-tag')).toBeNull()
  })
})

describe('a colleague with a shared preview link', () => {
  const share = () => enablePreviewAccessSharing(stack.client, 'a test', stack.urls.studio, 'me')

  test('sees drafts for a day, until the editor ends sharing', async () => {
    const { secret } = await share()
    const entered = await requestDraftMode(secret, '/products/reactor')
    expect(entered.status).toBe(307)
    const given = entered.headers.getSetCookie().filter((each) => !/=;/.test(each))
    const cookies = given.map((each) => each.split(';')[0]).join('; ')
    const page = await visit(`${stack.urls.site}/products/reactor`, { cookie: cookies })
    expect(plain(page.text)).toContain('Only a draft says so')
    for (const each of given) {
      const ends = Date.parse(/expires=([^;]+)/i.exec(each)?.[1] ?? '')
      expect(ends - Date.now(), each).toBeLessThan(86_400_000 + 60_000)
    }
    await disablePreviewAccessSharing(stack.client, 'a test', stack.urls.studio, 'me')
    const ended = await requestDraftMode(secret, '/products/reactor')
    expect(ended.status).toBe(401)
    expect(await ended.text()).toContain('Ask the person who sent it for a new one')
  })

  test('is told after a week that the link has expired', async () => {
    const { secret } = await share()
    await stack.restartSite('SIGTERM', { NODE_OPTIONS: `--import=${EIGHT_DAYS_LATER}` })
    const expired = await requestDraftMode(secret, '/products/reactor')
    expect(expired.status).toBe(401)
    expect(expired.headers.getSetCookie()).toEqual([])
    expect(await expired.text()).toContain('has expired')
  })
})

test('an address with too many wrong preview links has to wait; links without a secret are not counted', async () => {
  const guess = (at: number) => requestDraftMode(`wrong-${at}`, '/')
  for (let each = 0; each < 40; each++) {
    expect((await fetch(`${stack.urls.site}/api/draft-mode/enable`)).status).toBe(401)
  }
  const statuses = (await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
  expect(statuses).toContain(401)
  expect(statuses).toContain(429)
  const refused = await guess(41)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

/** A module that sets the clock of a process forward; the lake sets the time of a stored secret itself. */
const EIGHT_DAYS_LATER =
  'data:text/javascript,const%20now=Date.now;Date.now=()=>now()+8*24*3600*1000'
