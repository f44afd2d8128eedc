import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  disablePreviewAccessSharing,
  enablePreviewAccessSharing,
} from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ArticleSummary } from '@/documents/article/article'
import { createPass, DRAFT_PASS, OPENED_IN_STUDIO } from '@/lib/draft-pass'
import type { PassKey } from '@/lib/signed-pass'
import { ROOT } from '../../../scripts/run/root.ts'
import { enterDraftMode, requestDraftMode } from '../../support/enter-draft-mode.ts'
import { seededPaths } from '../../support/every-route.ts'
import { startOwnSite } from '../../support/own-site.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

const stack = sharedStack()
let cookie: string

/** The stega mark of a text, which names its field. */
const MARKER = /\p{Default_Ignorable_Code_Point}{12,}/u
const plain = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

beforeAll(async () => {
  const reactor = await stack.client.getDocument('product-reactor')
  await stack.client.create({
    ...reactor,
    _id: 'drafts.product-reactor',
    _type: 'product',
    tagline: 'Only a draft says so',
  })
  cookie = await enterDraftMode(stack.client, '/products/reactor')
})

const reactorWith = (cookies: string, site = stack.urls.site) =>
  visit(`${site}/products/reactor`, { cookie: cookies })
const showsDraft = async (cookies: string, site?: string) =>
  plain((await reactorWith(cookies, site)).text).includes('Only a draft says so')

describe('an editor in draft mode', () => {
  test('sees the draft, with stega markers in each text', async () => {
    const page = await visit(`${stack.urls.site}/products/reactor`, { cookie })
    expect(page.status).toBe(200)
    expect(plain(page.text)).toContain('Only a draft says so')
    expect(page.text).toMatch(MARKER)
    expect(page.headers.get('cache-control')).toContain('private')
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.html, 'the measurement of visits').toContain('\\"analytics\\":false')
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

  test('is sent on by a redirect and by an earlier path, as visitors are, also by those of drafts', async () => {
    const moved = async (path: string, cookies = cookie) => {
      const { status, headers } = await visit(stack.urls.site + path, { cookie: cookies })
      return [status, headers.get('location')]
    }
    const alias = '/solutions/compliance-teams'
    expect(await moved(alias)).toEqual([307, '/solutions/compliance'])
    await stack.client.create({
      _id: 'drafts.page-that-moves',
      _type: 'page',
      title: 'Moves',
      path: { _type: 'slug', current: '/company/has-moved' },
      earlierPaths: ['/company/will-move'],
      sections: [{ _key: 'a', _type: 'hero', title: 'Moves', text: 'A text.' }],
    })
    expect(await moved('/company/will-move?from=test')).toEqual([
      307,
      '/company/has-moved?from=test',
    ])
    expect(await moved('/company/will-move', '')).toEqual([404, null])
  })

  test('can filter articles, and download an event’s calendar file', async () => {
    const { site } = stack.urls
    const filtered = async (headers: Record<string, string>) => {
      const response = await fetch(`${site}/resources/blog/articles.json`, { headers })
      const articles = (await response.json()) as ArticleSummary[]
      return articles.map(({ path, tags, category }) => [path, tags, category.slug])
    }
    const published = await filtered({})
    expect(published.length).toBeGreaterThan(6)
    expect(await filtered({ cookie })).toEqual(published)
    const event = seededPaths.find((path) => path.startsWith('/resources/webinars-events/')) ?? ''
    const calendar = `${site}/api/events/${event.split('/').at(-1)}`
    const stored = await stack.client.fetch('*[path.current == $event][0]', { event })
    const title = 'An event that only a draft names so'
    await stack.client.create({ ...stored, _id: `drafts.${stored._id}`, title })
    const file = await (await fetch(calendar, { headers: { cookie } })).text()
    expect(file).toContain('BEGIN:VEVENT')
    expect(file).toContain(title)
    expect(file).not.toMatch(MARKER)
    expect(await (await fetch(calendar)).text()).not.toContain(title)
  })

  test('can leave draft mode', async () => {
    const response = await fetch(`${stack.urls.site}/api/draft-mode/disable`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(response.status).toBe(307)
    expect(response.headers.getSetCookie().join()).toMatch(/draft-pass=;.*1970/)
  })

  test('sees drafts with a query, and leaves a page without it to visitors', async () => {
    const url = `${stack.urls.site}/products/reactor?mark=of-an-editor`
    expect(plain((await visit(url, { cookie })).text)).toContain('Only a draft says so')
    expect((await visit(url, { cookie: `${DRAFT_PASS}=ended` })).html).not.toContain('of-an-editor')
  })
})

describe('a visitor', () => {
  test('sees no draft, no marker and no editing tools', async () => {
    const page = await visit(`${stack.urls.site}/products/reactor`)
    expect(page.text).not.toContain('Only a draft says so')
    expect(page.html).not.toMatch(MARKER)
    expect(page.html).toContain('"analytics":true')
    expect(page.headers.get('x-robots-tag')).toBeNull()
    expect((await visit(`${stack.urls.site}/company/only-a-draft`)).status).toBe(404)
  })

  test('cannot enter draft mode with a forged secret', async () => {
    expect((await requestDraftMode('made-up', '/products/reactor')).status).toBe(401)
  })

  test.each(Object.keys(forgeries()))('cannot enter draft mode with %s', async (name) => {
    const given = forgeries()[name] ?? ''
    const made = { cookie: `__prerender_bypass=${idOfBuild()}; ${given}` }
    const page = await reactorWith(made.cookie)
    expect(page.status).toBe(200)
    expect(plain(page.html)).not.toContain('Only a draft says so')
    expect(isPrerendered(page)).toBe(true)
    const setCookies = page.headers.getSetCookie().map((each) => each.split(';')[0])
    const ended = [`${DRAFT_PASS}=`, 'sanity-preview-perspective=']
    expect(setCookies).toEqual(given.includes(DRAFT_PASS) ? ended : [])
    for (const path of ['/company/only-a-draft', '/og/company/only-a-draft'])
      expect((await visit(stack.urls.site + path, made)).status, path).toBe(404)
    const event = seededPaths.find((path) => path.startsWith('/resources/webinars-events/')) ?? ''
    const calendar = `${stack.urls.site}/api/events/${event.split('/').at(-1)}`
    expect((await visit(calendar, made)).html).not.toContain('only a draft')
    // Nor may they bypass the path check: each rendered 404 would leave a file in the cache.
    const nowhere = await visit(`${stack.urls.site}/products/made-up`, made)
    expect(nowhere.status).toBe(404)
    expect(nowhere.text).toContain('Oops! Page not found')
    expect(nowhere.headers.get('cache-control')).not.toContain('s-maxage')
    // A shared cache would serve the header to every visitor.
    expect(page.headers.get('x-robots-tag')).toBeNull()
  })
})

test('a cookie that is too large is refused, not a fault', async () => {
  for (const size of [12_000, 58_000]) {
    const { status, text } = await reactorWith(`${DRAFT_PASS}=${'x'.repeat(size)}`)
    expect([200, 431], String(size)).toContain(status)
    expect(plain(text)).not.toContain('Only a draft says so')
  }
})

/** The value of Next's draft mode cookie, which is the same for every browser. */
function idOfBuild(): string {
  const file = join(ROOT, 'web', stack.settings.buildDirs.site, 'server/preview-props.json')
  return JSON.parse(readFileSync(file, 'utf8')).previewModeId
}

/** Cookies besides Next's own that must not open a preview; unit/web/draft-pass has every change of a pass. */
function forgeries(): Record<string, string> {
  const key: PassKey = {
    token: stack?.lakeToken || 'not started yet',
    projectId: 'lake',
    dataset: 'production',
  }
  const valid = createPass(OPENED_IN_STUDIO, key)
  const pass = (value: string) => `${DRAFT_PASS}=${value}`
  return {
    'the id of the build alone': '',
    'a pass of a link that is not shared': pass(createPass('A'.repeat(22), key)),
    'a second, forged pass': `${pass(valid)}; ${pass('made-up')}`,
  }
}

describe('a colleague with a shared preview link', () => {
  const givenCookies = ({ headers }: Response) =>
    headers.getSetCookie().filter((each) => !/=;/.test(each))
  const inHeader = (given: string[]) => given.map((each) => each.split(';')[0]).join('; ')
  const share = () => enablePreviewAccessSharing(stack.client, 'a test', stack.urls.studio, 'me')

  test('sees drafts for a day, until the editor ends sharing', async () => {
    const { secret } = await share()
    const entered = await requestDraftMode(secret, '/products/reactor')
    expect(entered.status).toBe(307)
    const given = givenCookies(entered)
    const cookies = inHeader(given)
    expect(await showsDraft(cookies)).toBe(true)
    expect(given.length).toBe(2)
    for (const each of given) {
      const ends = Date.parse(/expires=([^;]+)/i.exec(each)?.[1] ?? '')
      expect(ends - Date.now(), each).toBeLessThan(86_400_000 + 60_000)
    }
    await disablePreviewAccessSharing(stack.client, 'a test', stack.urls.studio, 'me')
    const ended = await requestDraftMode(secret, '/products/reactor')
    expect(ended.status).toBe(401)
    expect(await ended.text()).toContain('Ask the person who sent it for a new one')
    // Also for a browser that has opened the link before; a preview in the Studio continues.
    await until(async () => !(await showsDraft(cookies)))
    const over = await reactorWith(cookies)
    expect(isPrerendered(over)).toBe(true)
    expect(over.headers.getSetCookie().join()).toMatch(/draft-pass=;.*1970/)
    expect(await showsDraft(cookie)).toBe(true)
    // A new link does not revive an old browser's pass.
    const { secret: next } = await share()
    const opened = givenCookies(await requestDraftMode(next, '/products/reactor'))
    await until(() => showsDraft(inHeader(opened)))
    expect(await showsDraft(cookies)).toBe(false)
  })

  test('sees drafts after a restart of the site, for a day, and is told after a week that the link has expired; guessing is limited', async () => {
    const { secret } = await share()
    const opened = givenCookies(await requestDraftMode(secret, '/products/reactor'))
    // A site of its own, with its clock ahead.
    const later = await startOwnSite(stack, { env: laterBy(23) })
    onTestFinished(later.stop)
    for (const each of [cookie, inHeader(opened)])
      expect(await showsDraft(each, later.url)).toBe(true)
    await later.restart('SIGTERM', laterBy(8 * 24))
    for (const each of [cookie, inHeader(opened)]) {
      expect(await showsDraft(each, later.url)).toBe(false)
      const { headers } = await reactorWith(each, later.url)
      expect(headers.getSetCookie().join()).toMatch(/draft-pass=;.*1970/)
    }
    const expired = await requestDraftMode(secret, '/products/reactor', later.url)
    expect(expired.status).toBe(401)
    expect(expired.headers.getSetCookie()).toEqual([])
    expect(await expired.text()).toContain('has expired')

    // Links without a secret are not counted; an address with too many wrong ones has to wait.
    for (let each = 0; each < 40; each++)
      expect((await fetch(`${later.url}/api/draft-mode/enable`)).status).toBe(401)
    const guess = (at: number) => requestDraftMode(`wrong-${at}`, '/', later.url)
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)))
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(Number((await guess(41)).headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

/** Moves a process's clock forward; the lake sets the time of a stored secret itself. */
const laterBy = (hours: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,const%20now=Date.now;Date.now=()=>now()+${hours}*3600*1000`,
})
