import { expect, inject, test } from 'vitest'
import { seededPaths } from '../../support/every-route.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

const at = (path: string, headers?: Record<string, string>) => visit(inject('site') + path, headers)

test('every page of the seed exists, and is kept once a starting server has rendered it', async () => {
  for (const path of seededPaths) {
    expect([path, (await at(path)).status]).toEqual([path, 200])
    await until(async () => isPrerendered(await at(path)))
    const page = await at(path)
    expect(page.html).toMatch(/<h1\b/)
    expect(page.headers.get('cache-control')).toMatch(/^public, max-age=0, /)
  }
})

test.each([
  '/nowhere',
  '/products/nowhere',
  '/a/b/c/d',
  '/nowhere.txt',
  '/nowhere/%ff',
  `/products/${'long'.repeat(500)}`,
])('%s has status 404 and its text in the HTML, also for a crawler', async (path) => {
  for (const agent of ['Mozilla/5.0', 'Bingbot']) {
    const page = await at(path, { 'user-agent': agent })
    expect([page.status, isPrerendered(page)]).toEqual([404, true])
    expect(page.text).toContain('Oops! Page not found')
    expect(page.html).toMatch(/<a [^>]*href="\/"/)
  }
})

test('every other spelling of a path redirects to the canonical one', async () => {
  const written = await at('/products/%72eacto%72?a=b')
  expect([written.status, written.headers.get('location')]).toEqual([308, '/products/reactor?a=b'])
})
