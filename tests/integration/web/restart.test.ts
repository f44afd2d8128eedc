import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createProcessGroup } from '../../../scripts/run/process-group.ts'
import * as programs from '../../../scripts/run/programs.ts'
import { untilReady } from '../../../scripts/run/ready.ts'
import { startRelay } from '../../support/relay.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

let stack: Stack
let relay: Awaited<ReturnType<typeof startRelay>>
const processGroup = createProcessGroup(() => undefined)
const at = (path: string) => visit(stack.urls.site + path)

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  relay = await startRelay(stack.settings.ports.site + 2, stack.settings.ports.lake)
})

afterEach(() => relay?.mend())

afterAll(async () => {
  await processGroup.stop()
  await relay?.close()
  await stack?.stop()
})

const slug = (current: string) => ({ _type: 'slug', current })
const hero = (title: string) => ({ _key: 'hero', _type: 'hero', title, text: 'A text.' })

/** Waits until the site has acknowledged every change, and kills it before any request. */
async function killAfterAcknowledging() {
  await siteSettled(stack)
  await stack.restartSite('SIGKILL')
}

test('a start without changes serves the built pages', async () => {
  expect(isPrerendered(await at('/legal/cookie-policy'))).toBe(true)
  expect(isPrerendered(await at('/'))).toBe(true)
})

test('an edit acknowledged before a kill shows at the first request after the restart', async () => {
  const tagline = 'Acknowledged before the kill'
  await stack.client.patch('product-reactor').set({ tagline }).commit()
  await killAfterAcknowledging()
  expect((await at('/products/reactor')).text).toContain(tagline)
  expect((await at('/')).text).toContain(tagline)
})

test('so do a new page, a new redirect, the search index and a deletion', async () => {
  const page = { _id: 'page-of-the-restart', _type: 'page', title: 'Of the restart' }
  const path = '/solutions/of-the-restart'
  await stack.client.create({ ...page, path: slug(path), sections: [hero('A page after a kill')] })
  const to = { _type: 'reference', _ref: 'product-reactor' }
  const redirect = { _id: 'redirect-of-the-restart', _type: 'redirect', from: '/moved-before' }
  await stack.client.create({ ...redirect, to, permanent: false })
  await killAfterAcknowledging()
  expect((await at('/api/search-index')).html.includes(path)).toBe(true)
  expect(await at(path)).toMatchObject({ status: 200, text: /A page after a kill/ })
  expect((await at('/moved-before')).status).toBe(307)
  expect((await at('/sitemap.xml')).html).toContain(path)

  await stack.client.delete(page._id)
  await stack.client.delete(redirect._id)
  await killAfterAcknowledging()
  // Pages that list it were rendered again after the build, which did not contain it.
  expect((await at('/sitemap.xml')).html).not.toContain(path)
  expect((await at('/api/search-index')).html.includes(path)).toBe(false)
  expect((await at(path)).status).toBe(404)
  expect((await at('/moved-before')).status).toBe(404)
})

test('the comparison cannot be requested without the secret', async () => {
  const url = `${stack.urls.site}/api/revalidate/since-build`
  for (const key of ['', 'guessed']) {
    const headers = { 'x-catch-up-key': key }
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(404)
  }
})

test('without the content API a site starts with its built pages, answers 503, and refreshes later', async () => {
  const tagline = 'Edited while the content API was away'
  await stack.client.patch('product-kyt').set({ tagline }).commit()
  relay.stall()
  const { settings, lakeToken, webhookSecret } = stack
  const ports = { ...settings.ports, site: settings.ports.site + 1 }
  const secrets = {
    lakeToken,
    downloads: 'the-download-secret-of-the-tests',
    webhook: webhookSecret,
  }
  const program = programs.site({ ...settings, ports }, secrets, 'start')
  const env = { ...program.env, SANITY_API_HOST: `http://localhost:${relay.port}` }
  const site = `http://localhost:${ports.site}`
  await untilReady(processGroup.start({ ...program, env }), `${site}/robots.txt`)
  // Answered while the content API still is silent.
  expect(await visit(`${site}/products/kyt`)).toMatchObject({ status: 200, text: /KYT/ })

  relay.cut()
  const articles = '/api/articles?area=blog'
  const event = '/api/events/mica-market-abuse'
  const notBuilt = ['/products/not-built', '/company/news/not-built', '/solutions/not/built']
  // Several visitors wait for one rendering.
  const paths = [...notBuilt, ...notBuilt, articles, event, '/api/consent', '/og/products/kyt']
  const answers = await Promise.all(
    paths.map(async (path) => ({ path, ...(await visit(site + path)) })),
  )
  for (const { path, status, headers } of answers) {
    expect({ path, status, retry: headers.get('retry-after') }).toEqual({
      path,
      status: 503,
      retry: expect.stringMatching(/^\d+$/),
    })
    if (path.startsWith('/api/')) {
      expect(headers.get('content-type')).toBe('application/problem+json')
    }
  }
  for (const path of ['/api/search-index', '/sitemap.xml', '/resources/blog/feed.xml']) {
    expect({ path, status: (await visit(site + path)).status }).toEqual({ path, status: 200 })
  }

  relay.mend()
  await until(async () => (await visit(`${site}/products/kyt`)).text.includes(tagline))
  expect((await visit(site + articles)).status).toBe(200)
  expect((await visit(`${site}/og/products/kyt`)).status).toBe(200)
})
