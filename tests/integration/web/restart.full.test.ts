import { beforeAll, expect, test } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site.ts'
import { startRelay } from '../../support/relay.ts'
import { sendChange } from '../../support/send-change.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()
let own: OwnSite
let relay: Awaited<ReturnType<typeof startRelay>>
const at = (path: string) => visit(own.url + path)

beforeAll(async () => {
  const { ports } = stack.settings
  relay = await startRelay(ports.site + 2, ports.lake)
  // A site of its own: it is killed, and reaches the lake through a relay.
  own = await startOwnSite(stack, { env: { SANITY_API_HOST: `http://localhost:${relay.port}` } })
  return async () => {
    await own.stop()
    await relay.close()
  }
})

const slug = (current: string) => ({ _type: 'slug', current })
const hero = (title: string) => ({ _key: 'hero', _type: 'hero', title, text: 'A text.' })

type Changed = { _id: string; _type: string }

async function tell(change: Changed) {
  const answer = await sendChange({ ...stack, urls: { ...stack.urls, site: own.url } }, change)
  expect(answer.status).toBe(200)
}

/** Tells the site of changes, and kills it before any request. */
async function killAfterAcknowledging(...changes: Changed[]) {
  for (const change of changes) await tell(change)
  await own.restart('SIGKILL')
}

test('an edit acknowledged before a kill shows at the first request after the restart', async () => {
  const tagline = 'Acknowledged before the kill'
  await stack.client.patch('product-reactor').set({ tagline }).commit()
  await killAfterAcknowledging({ _id: 'product-reactor', _type: 'product' })
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
  await killAfterAcknowledging(page, redirect)
  expect((await at('/api/search-index')).html.includes(path)).toBe(true)
  expect(await at(path)).toMatchObject({ status: 200, text: /A page after a kill/ })
  expect((await at('/moved-before')).status).toBe(307)
  expect((await at('/sitemap.xml')).html).toContain(path)

  await stack.client.delete(page._id)
  await stack.client.delete(redirect._id)
  await killAfterAcknowledging(page, redirect)
  // Pages that list it were rendered again after the build, which did not contain it.
  expect((await at('/sitemap.xml')).html).not.toContain(path)
  expect((await at('/api/search-index')).html.includes(path)).toBe(false)
  expect((await at(path)).status).toBe(404)
  expect((await at('/moved-before')).status).toBe(404)
})

test('without the content API a site starts with its last pages, answers 503, and refreshes later', async () => {
  const before = 'Edited before the content API was away'
  await stack.client.patch('product-kyt').set({ tagline: before }).commit()
  await tell({ _id: 'product-kyt', _type: 'product' })
  await until(async () => (await at('/products/kyt')).text.includes(before))
  const tagline = 'Edited while the content API was away'
  await stack.client.patch('product-kyt').set({ tagline }).commit()
  relay.stall()
  await own.restart()
  const site = own.url
  // Answered while the content API still is silent.
  expect(await visit(`${site}/products/kyt`)).toMatchObject({
    status: 200,
    text: expect.stringContaining(before),
  })

  relay.cut()
  const articles = '/api/articles?area=blog'
  const event = '/api/events/mica-market-abuse'
  const notBuilt = ['/products/not-built', '/company/news/not-built', '/solutions/not/built']
  // Several visitors wait for one rendering.
  const paths = [
    ...notBuilt,
    ...notBuilt,
    articles,
    event,
    '/api/consent',
    '/og/products/not-built',
  ]
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
  for (const path of ['/api/search-index', '/sitemap.xml', '/resources/blog/feed.xml'])
    expect({ path, status: (await visit(site + path)).status }).toEqual({ path, status: 200 })

  relay.mend()
  await until(async () => (await visit(`${site}/products/kyt`)).text.includes(tagline))
  expect((await visit(site + articles)).status).toBe(200)
  expect((await visit(`${site}/og/products/kyt`)).status).toBe(200)
})
