import { describe, expect, inject, test } from 'vitest'
import { EVERY_ROUTE } from '../../support/every-route.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { testUrls } from '../../support/test-urls.ts'

const ALWAYS = {
  'content-security-policy':
    /default-src 'self'; script-src 'self' 'unsafe-inline'(?! 'unsafe-eval')/,
  'strict-transport-security': /^max-age=\d{8}$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*clipboard-write=\(self\)/,
}

function missing(headers: Headers): string[] {
  const absent = Object.entries(ALWAYS).flatMap(([name, wanted]) =>
    wanted.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
  )
  return headers.has('x-powered-by') ? [...absent, 'x-powered-by'] : absent
}

const fetchPath = (path: string, init: RequestInit = {}) =>
  fetch(inject('site') + path, { redirect: 'manual', ...init })

test('every route has every header', async () => {
  for (const path of EVERY_ROUTE) {
    const { headers } = await fetchPath(path)
    expect([path, missing(headers)]).toEqual([path, []])
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([
      path,
      'same-origin-allow-popups',
    ])
  }
})

describe('so has every other response', () => {
  test.each([
    ['/there/is/no/such-page', 404],
    ['/products/made-up', 404],
    ['/solutions/compliance-teams', 308],
    ['/products/reactor/', 308],
    ['//somewhere.example', 308],
    ['/%', 404],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/manifest.webmanifest', 200],
    ['/favicon.ico', 200],
    ['/icons/any-192.png', 200],
    ['/og', 200],
    ['/resources/blog/feed.xml', 200],
    ['/company/news/feed.xml', 200],
    ['/api/search-index', 200],
    ['/api/consent', 200],
    ['/api/articles', 400],
    ['/api/submissions', 405],
    ['/api/draft-mode/enable', 401],
    ['/api/draft-mode/disable', 307],
    ['/_next/static/none.js', 404],
  ])('%s (%i)', async (path, status) => {
    const response = await fetchPath(path)
    expect([response.status, missing(response.headers)]).toEqual([status, []])
  })

  test('a script, a style sheet and a font', async () => {
    const html = await (await fetchPath('/')).text()
    const files = ['js', 'css', 'woff2'].map(
      (kind) => new RegExp(`/_next/static/[^"\\\\]+\\.${kind}`).exec(html)?.[0] ?? 'none',
    )
    for (const path of files) {
      const response = await fetchPath(path)
      expect([path, response.status, missing(response.headers)]).toEqual([path, 200, []])
    }
  })

  test.each([
    ['POST', '/api/submissions', 415],
    ['DELETE', '/api/submissions', 405],
    ['OPTIONS', '/', 405],
  ])('%s %s (%i)', async (method, path, status) => {
    const response = await fetchPath(path, { method })
    expect([response.status, missing(response.headers)]).toEqual([status, []])
  })

  test('TRACE, which fetch cannot send', async () => {
    const port = Number(new URL(inject('site')).port)
    const { status, head } = await rawRequest(
      port,
      'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(status).toBe(405)
    expect(head.toLowerCase()).toContain('content-security-policy: default-src')
  })
})

test('only the Studio may frame the site, and only the chat provider is allowed', async () => {
  const { studio, chat, lake } = testUrls()
  const policy = (await fetchPath('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors 'self' ${studio};`)
  expect(policy).toContain(`script-src 'self' 'unsafe-inline' ${chat};`)
  const origins = [...policy.matchAll(/\b(?:https?|wss?):\/\/[^\s;]+/g)].map(([origin]) => origin)
  expect([...new Set(origins)].toSorted()).toEqual(
    [chat, lake, studio, chat.replace('http', 'ws')].toSorted(),
  )
})

test('a window in draft mode keeps its opener, the Studio', async () => {
  const headers = { cookie: '__prerender_bypass=something' }
  expect((await fetchPath('/', { headers })).headers.has('cross-origin-opener-policy')).toBe(false)
  const response = await fetchPath('/api/draft-mode/enable')
  expect(response.headers.has('cross-origin-opener-policy')).toBe(false)
})
