import { enablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createPass, DRAFT_PASS, passSourceOf } from '@/lib/draft-pass'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { startRelay } from '../../support/relay.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()
const METRICS_TOKEN = 'the-metrics-token-of-the-tests'
let relay: Awaited<ReturnType<typeof startRelay>>
let own: OwnSite
/** A site of its own, whose connection to the lake can be cut. */
let site: string

beforeAll(async () => {
  const { ports } = stack.settings
  relay = await startRelay(ports.site + 2, ports.lake)
  const env = {
    SANITY_API_HOST: `http://localhost:${relay.port}`,
    // Lets a test simulate many visitors.
    LEADS_TRUSTED_PROXIES: '1',
    METRICS_TOKEN,
  }
  // A site of its own, which reaches the lake through a relay, and starts without it.
  relay.cut()
  own = await startOwnSite(stack, { env })
  site = own.url
  return async () => {
    await own.stop()
    await relay.close()
  }
})

afterEach(() => relay?.mend())

test('without a lake, what was never rendered is a 503 that says when to ask again', async () => {
  // Several visitors wait for one rendering.
  const paths = [
    ...['/products/not-built', '/company/news/not-built', '/solutions/not/built'],
    ...['/products/not-built', '/og/products/not-built'],
    ...['/api/events/mica-market-abuse', '/api/consent'],
  ]
  await Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await visit(site + path)
      const [retry, type] = [headers.get('retry-after'), headers.get('content-type')]
      expect({ path, status, retry }).toEqual({
        ...{ path, status: 503 },
        retry: expect.stringMatching(/^\d+$/),
      })
      if (path.startsWith('/api/')) expect(type).toBe('application/problem+json')
    }),
  )
  for (const path of ['/api/search-index', '/sitemap.xml', '/resources/blog/feed.xml'])
    expect({ path, status: (await visit(site + path)).status }).toEqual({ path, status: 200 })
  relay.mend()
  await until(async () => (await visit(`${site}/og/products/kyt`)).status === 200)
})

test('a page whose query fails after a change shows the last version, and later the new one', async () => {
  const path = '/products/reactor'
  const publish = (tagline: string) =>
    stack.client.patch('product-reactor').set({ tagline }).commit()
  // The site follows changes again, and has rendered the page, from answers that it keeps.
  await publish('Before the failure')
  await until(async () => (await visit(site + path)).text.includes('Before the failure'))
  await publish('After the failure')
  await siteSettled(stack, site)
  relay.cut()
  expect(await visit(site + path)).toMatchObject({ status: 200, text: /Before the failure/ })
  relay.mend()
  await until(async () => (await visit(site + path)).text.includes('After the failure'))
})

test('unknown names and wrong preview links of many visitors cause few requests', async () => {
  await visit(`${site}/`)
  const before = relay.requests()
  const preview = 'sanity-preview-secret=wrong&sanity-preview-pathname=%2F'
  const asked = Array.from({ length: 300 }, (_, at) => {
    const paths = [
      `/products/nowhere-${at}`,
      `/nowhere-${at}`,
      `/og/products/nowhere-${at}`,
      `/api/events/nowhere-${at}`,
      `/api/draft-mode/enable?${preview}`,
    ]
    return { path: paths[at % 5] ?? '', from: { 'x-forwarded-for': `203.0.113.${at >> 2}` } }
  })
  while (asked.length > 0)
    await Promise.all(
      asked.splice(0, 25).map(async ({ path, from }) => {
        const { status } = await visit(site + path, from)
        expect([path, status]).toEqual([path, path.includes('preview') ? 401 : 404])
      }),
    )
  // Each preview link is looked up.
  expect(relay.requests() - before).toBeLessThan(60)
})

test('without a lake, a shared preview shows what is published, and drafts again later', async () => {
  const { client, urls, lakeToken } = stack
  const { secret } = await enablePreviewAccessSharing(client, 'a test', urls.studio)
  const key = { token: lakeToken, projectId: 'lake', dataset: 'production' }
  const headers = { cookie: `${DRAFT_PASS}=${createPass(passSourceOf(secret), key)}` }
  const inDraftMode = async () =>
    (await visit(`${site}/products/reactor`, headers)).headers.get('x-robots-tag') !== null
  await until(inDraftMode)
  relay.cut()
  await until(async () => !(await inDraftMode()))
  const page = await visit(`${site}/products/reactor`, headers)
  expect(page.status).toBe(200)
  // The browser keeps its pass.
  expect(page.headers.getSetCookie()).toEqual([])
  relay.mend()
  await until(inDraftMode)
})

test('the health check and the metrics say that the content API is gone, and that it is back', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`
  const contentMetric = async () => {
    const { html } = await visit(`${site}/api/metrics`, { authorization })
    return /^chainlantern_part_up\{part="content"\} (.*)$/m.exec(html)?.[1]
  }
  const untilState = (state: string) =>
    until(async () => {
      const { status, html } = await visit(`${site}/api/health/ready`)
      expect(status).toBe(200)
      return JSON.parse(html).parts.content.state === state
    })
  await untilState('readable')
  relay.cut()
  await untilState('cached')
  await until(async () => (await contentMetric()) === '0')
  relay.mend()
  await untilState('readable')
  await until(async () => (await contentMetric()) === '1')
})
