import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { isReadyMade, visit } from '../../support/visit.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  // From here on, whatever a request meets was there before it.
  await stack.restartSite()
})

afterAll(() => stack?.stop())

const seededPaths = seedDocuments.flatMap((document) =>
  'path' in document && document.path?.current ? document.path.current : [],
)

describe('the first request after a fresh start', () => {
  test('the seed has pages to ask for', () => {
    expect(seededPaths).toEqual(
      expect.arrayContaining(['/', '/products/reactor', '/legal/privacy-policy']),
    )
  })

  test.each(seededPaths)('%s is there, and was ready before it was asked for', async (path) => {
    const page = await visit(stack.urls.site + path)
    expect(page.status).toBe(200)
    expect(isReadyMade(page)).toBe(true)
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
  ])('%s is a true 404 whose text needs no JavaScript', async (path) => {
    const page = await visit(stack.urls.site + path)
    expect(page.status).toBe(404)
    expect(page.text).toContain('404')
    expect(page.text).toContain('Oops! Page not found')
    expect(page.html).toMatch(/<a [^>]*href="\/"/)
    expect(isReadyMade(page)).toBe(true)
  })
})

test('a robot that gets its own rendering gets the text of the 404 too', async () => {
  const page = await visit(`${stack.urls.site}/products/nowhere`, { 'user-agent': 'Bingbot' })
  expect(page.status).toBe(404)
  expect(page.text).toContain('Oops! Page not found')
})

test('a page names itself, its canonical address and its preview', async () => {
  const { html } = await visit(`${stack.urls.site}/products/reactor?utm_source=mail`)
  expect(html).toContain(`<link rel="canonical" href="${stack.urls.site}/products/reactor"/>`)
  expect(html).toMatch(/<title>[^<]*Reactor[^<]*<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toContain('property="og:title"')
})

test('only the Studio may put the site in a frame, and nothing tells what it runs on', async () => {
  const { headers } = await visit(`${stack.urls.site}/`)
  expect(headers.get('content-security-policy')).toContain(
    `frame-ancestors 'self' ${stack.urls.studio}`,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('every other way to write an address leads to the one that is kept', async () => {
  const written = await visit(`${stack.urls.site}/products/%72eacto%72?a=b`)
  expect(written.status).toBe(308)
  expect(written.headers.get('location')).toBe('/products/reactor?a=b')
})

test('a redirect document leads on, for good or for now, and keeps the query', async () => {
  const old = await visit(`${stack.urls.site}/solutions/compliance-teams?from=menu`)
  expect(old.status).toBe(308)
  expect(old.headers.get('location')).toBe('/solutions/compliance?from=menu')
})
