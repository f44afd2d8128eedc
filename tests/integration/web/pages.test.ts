import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDocuments } from '../../support/seed.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  // From here on, every cached page existed before the first request.
  await stack.restartSite()
})

afterAll(() => stack?.stop())

const seededPaths = seedDocuments.flatMap((document) =>
  'path' in document && document.path?.current ? document.path.current : [],
)

describe('the first request after a start', () => {
  test('the seed has pages', () => {
    expect(seededPaths).toEqual(
      expect.arrayContaining(['/', '/products/reactor', '/legal/privacy-policy']),
    )
  })

  test.each(seededPaths)('%s exists and is prerendered', async (path) => {
    const page = await visit(stack.urls.site + path)
    expect(page.status).toBe(200)
    expect(isPrerendered(page)).toBe(true)
    expect(page.html).toMatch(/<h1\b/)
    expect(page.text).toContain('All rights reserved')
  })

  test.each([
    '/nowhere',
    '/products/nowhere',
    '/products/reactor/nowhere',
    '/solutions/none-yet',
    '/legal/nowhere',
    '/a/b/c/d',
    '/nowhere.txt',
    '/products/%ff',
    '/products/no%2Fwhere',
    `/products/${'long'.repeat(500)}`,
  ])('%s has status 404 and its text in the HTML', async (path) => {
    const page = await visit(stack.urls.site + path)
    expect(page.status).toBe(404)
    expect(page.text).toContain('404')
    expect(page.text).toContain('Oops! Page not found')
    expect(page.html).toMatch(/<a [^>]*href="\/"/)
    expect(isPrerendered(page)).toBe(true)
  })
})

test('a crawler that gets its own rendering gets the text of the 404, too', async () => {
  const page = await visit(`${stack.urls.site}/products/nowhere`, { 'user-agent': 'Bingbot' })
  expect(page.status).toBe(404)
  expect(page.text).toContain('Oops! Page not found')
})

test('a page has its title, canonical URL and share image', async () => {
  const { html } = await visit(`${stack.urls.site}/products/reactor?utm_source=mail`)
  expect(html).toContain(`<link rel="canonical" href="${stack.urls.site}/products/reactor"/>`)
  expect(html).toMatch(/<title>[^<]*Reactor[^<]*<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toContain('property="og:title"')
})

test('only the Studio may frame the site, and no header names the framework', async () => {
  const { headers } = await visit(`${stack.urls.site}/`)
  expect(headers.get('content-security-policy')).toContain(
    `frame-ancestors 'self' ${stack.urls.studio}`,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('every other spelling of a path redirects to the canonical one', async () => {
  const written = await visit(`${stack.urls.site}/products/%72eacto%72?a=b`)
  expect(written.status).toBe(308)
  expect(written.headers.get('location')).toBe('/products/reactor?a=b')
})

test('a redirect document gives a permanent or temporary redirect, and keeps the query string', async () => {
  const old = await visit(`${stack.urls.site}/solutions/compliance-teams?from=menu`)
  expect(old.status).toBe(308)
  expect(old.headers.get('location')).toBe('/solutions/compliance?from=menu')
})
