import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, inject, test } from 'vitest'
import { OWN_PATHS } from '@/lib/own-paths.gen'
import { calendarHref, chartFileHref } from '@/lib/routes'
import { seedDocuments } from '../../support/seed.ts'

// What caches in front may keep, and for how long: web/docs/headers.md.
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400'

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(inject('site') + path, { headers, method })
  await response.arrayBuffer()
  return response
}

test.each([
  ['a page', '/products/reactor', {}],
  ['the home page', '/', {}],
  ['a search', '/search?q=reactor', {}],
  ['a part of a page', '/products/reactor', { rsc: '1', 'next-router-prefetch': '1' }],
  ['the Markdown of a page', '/products/reactor.md', {}],
  ['a feed', '/resources/blog/feed.xml', {}],
  ['a share image', '/og/products/reactor', {}],
  ['the index of the search', '/api/search-index', {}],
  ['the words of the cookie banner', '/api/consent', {}],
])('%s is kept for a minute', async (_, path, headers) => {
  const response = await ask(path, headers)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe(PUBLIC)
  expect(response.headers.has('set-cookie')).toBe(false)
})

/** Asks as somebody who has an answer; `fetch` would send Cache-Control: no-cache. */
async function askAgain(path: string, etag: string | null, method = 'GET') {
  const headers = { 'if-none-match': etag ?? '' }
  const request = get(inject('site') + path, { headers, method })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const { statusCode, headers: sent } = response.resume()
  return [statusCode, sent['cache-control'] ?? null, sent.etag]
}

const EVENT = seedDocuments.find(({ _type }) => _type === 'event') as { path: { current: string } }

test('who has an answer is told so under the same terms, with HEAD, too', async () => {
  const paths = [
    ...['/', '/products/reactor', '/products/reactor.md', '/og', '/og/products/reactor'],
    ...OWN_PATHS,
    ...[calendarHref(EVENT.path.current), chartFileHref('report-crypto-crime-2025')],
  ]
  const answered: string[] = []
  for (const path of paths) {
    const { status, headers, redirected } = await ask(path, { 'accept-encoding': 'gzip' })
    const control = headers.get('cache-control')
    if (status !== 200 || redirected || /no-store|private/.test(control ?? '')) continue
    answered.push(path)
    const etag = headers.get('etag')
    const head = await ask(path, { 'accept-encoding': 'gzip' }, 'HEAD')
    expect([path, head.headers.get('etag')]).toEqual([path, etag])
    for (const method of ['GET', 'HEAD'])
      expect([path, await askAgain(path, etag, method)]).toEqual([path, [304, control, etag]])
  }
  expect(answered).toEqual(expect.arrayContaining(['/sitemap.xml', '/api/search-index', '/og']))
  expect(answered).toEqual(expect.arrayContaining(paths.slice(-2)))
})

test('a download and other answers for one person have no validator', async () => {
  expect((await ask('/api/health/ready')).headers.get('etag')).toBeNull()
})

test('who is sent from a page to its Markdown is sent alone', async () => {
  const headers = { accept: 'text/markdown' }
  const init = { headers, redirect: 'manual' } as const
  const response = await fetch(`${inject('site')}/products/reactor`, init)
  expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store'])
})

test.each([
  ['an account screen', '/login', 200],
  ['an account screen with a query', '/dashboard?x=1', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['a missing page', '/there-is-no-such-page', 404],
])('%s is not kept without asking', async (_, path, status) => {
  const response = await ask(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).not.toMatch(/s-maxage|stale-/)
})

test.each([
  ['a page with a preview pass', 'GET', '/products/reactor', { cookie: 'a=1; draft-pass=forged' }],
  ['drafts of the gallery', 'GET', '/gallery', { cookie: 'draft-pass=forged' }],
  ['a preview that is refused', 'GET', '/api/draft-mode/enable', {}],
  ['a submission', 'POST', '/api/submissions', {}],
  ['a download', 'GET', '/api/downloads/no/link', {}],
  ['the health of the server', 'GET', '/api/health/ready', {}],
  ['an address of the API that does not exist', 'GET', '/api/nothing', {}],
])('%s is never kept for others', async (_, method, path, headers) => {
  const control = (await ask(path, headers, method)).headers.get('cache-control')
  expect(control).toMatch(/private|no-store|no-cache/)
  expect(control).not.toMatch(/public|s-maxage/)
})

test('files of the build are kept for a year', async () => {
  const html = await (await fetch(`${inject('site')}/`)).text()
  const [file = ''] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? []
  expect((await ask(file)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
