import { describe, expect, test } from 'vitest'
import { COMPARED_PATHS, seededPaths } from '../../support/every-route.ts'
import { seedDocuments } from '../../support/seed.ts'
import { seedDate } from '../../support/seed-date.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { missingIn, thingsIn } from '../../support/structured-data.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()
const at = (path: string) => visit(stack.urls.site + path)

describe('search engines', () => {
  test('get the URL and the date of exactly the pages of the site', async () => {
    const { html, headers } = await at('/sitemap.xml')
    expect(headers.get('content-type')).toContain('xml')
    const listed = [...html.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g)]
    const expected = seededPaths.map((path) => new URL(path, stack.urls.site).href)
    expect(listed.map(([, url]) => url).toSorted()).toEqual(expected.toSorted())
    for (const [, , day = ''] of listed) expect(Date.parse(day)).toBeGreaterThan(0)
    const dayOf = new Map(listed.map(([, url = '', day = '']) => [new URL(url).pathname, day]))
    for (const document of seedDocuments) {
      // Not the import date, which all documents share.
      const own =
        document._type === 'article'
          ? (document.updatedOn ?? document.publishedOn)
          : document._type === 'guide' && document.updatedOn
      if (!own || !('path' in document)) continue
      expect(dayOf.get(document.path?.current ?? '')?.slice(0, 10)).toBe(own)
    }
  })

  test('get the URL of the sitemap, and are excluded from the workspace', async () => {
    const { html } = await at('/robots.txt')
    expect(html).toContain(`Sitemap: ${stack.urls.site}/sitemap.xml`)
    expect(html).toContain('Disallow: /api/')
    expect(html).toContain('Disallow: /dashboard')
  })

  test('must not index screens', async () => {
    const account = ['/login', '/signup', '/forgot-password', '/dashboard']
    for (const path of [...account, '/search', '/forms/job-application'])
      expect((await at(path)).html, path).toMatch(/<meta name="robots" content="noindex/)
  })
})

test('a page of every kind has a canonical URL, a share image and complete structured data', async () => {
  for (const path of COMPARED_PATHS.filter((each) => seededPaths.includes(each))) {
    const { html } = await at(path)
    const own = new URL(path, stack.urls.site).href.replace(/\/$/, '')
    expect(html).toContain(`<link rel="canonical" href="${own}"/>`)
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
    expect(picture).toMatch(new RegExp(`^${stack.urls.site}/og`))
    const things = thingsIn(html)
    const kinds = things.map((thing) => thing['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    expect(kinds.includes('BreadcrumbList')).toBe(path !== '/')
    expect(things.flatMap((thing) => missingIn(thing))).toEqual([])
  }
})

test('the home page names the feeds', async () => {
  const { html } = await at('/')
  for (const feed of ['/resources/blog/feed.xml', '/company/news/feed.xml'])
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]* href="[^"]*${feed}"`),
    )
})

describe('the share image', () => {
  test('of a page is a PNG of 1200 by 630', async () => {
    const { html } = await at('/products/reactor')
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await fetch(picture)
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('is drawn once', async () => {
    await at('/og/products/kyt')
    expect((await at('/og/products/kyt')).headers.get('x-nextjs-cache')).toBe('HIT')
  })

  test('of what is not a page is a 404', async () => {
    for (const path of ['/og/products/nope', '/og/login', '/og/%00'])
      expect((await at(path)).status, path).toBe(404)
  })
})

test('the icons of the manifest exist', async () => {
  const manifest = JSON.parse((await at('/manifest.webmanifest')).html)
  expect(manifest.name).toBe('Chainlantern')
  for (const { src } of manifest.icons) {
    const icon = await fetch(stack.urls.site + src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  expect((await fetch(`${stack.urls.site}/favicon.ico`)).status).toBe(200)
})

test('the search index has every page except home', async () => {
  const { entries } = JSON.parse((await at('/api/search-index')).html)
  const hrefs = entries.map(({ href }: { href: string }) => href)
  for (const path of seededPaths) expect(hrefs.includes(path)).toBe(path !== '/')
})

test('a published article is at once in sitemap, feed, search index and share image, a deleted one is not', async () => {
  const path = '/resources/blog/found-at-once'
  const article = seedDocuments.find((each) => each._type === 'article' && !each.image)
  const document = {
    ...article,
    _id: 'article-found',
    title: 'Found at once',
    publishedOn: seedDate(),
  }
  const places = ['/sitemap.xml', '/resources/blog/feed.xml', '/api/search-index']
  for (const place of places) expect((await at(place)).html).not.toContain(path)

  await stack.client.create({
    ...document,
    _type: 'article',
    path: { _type: 'slug', current: path },
  })
  await siteSettled(stack, stack.urls.site)
  for (const place of places) {
    expect((await at(place)).html).toContain(path)
    // Next writes the cache after the response, so a busy machine may miss it on the next request.
    await until(async () => (await at(place)).headers.get('x-nextjs-cache') === 'HIT')
  }
  expect((await at(`/og${path}`)).status).toBe(200)

  await stack.client.delete(document._id)
  await siteSettled(stack, stack.urls.site)
  for (const place of places) expect((await at(place)).html).not.toContain(path)
  expect((await at(`/og${path}`)).status).toBe(404)
})

test('a page hidden from search engines is not listed', async () => {
  const change = {
    _id: 'legal-page-cookie-policy',
    _type: 'legalPage',
    path: '/legal/cookie-policy',
  }
  await stack.client.patch(change._id).set({ 'seo.hideFromSearch': true }).commit()
  await siteSettled(stack, stack.urls.site)
  expect((await at('/sitemap.xml')).html).not.toContain(change.path)
  expect((await at('/api/search-index')).html).not.toContain(change.path)
  expect((await at(change.path)).html).toMatch(/<meta name="robots" content="noindex/)
})
