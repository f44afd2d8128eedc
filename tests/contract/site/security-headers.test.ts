import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { COMPARED_PATHS } from '../../support/every-route.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { testUrls } from '../../support/test-urls.ts'

const ALWAYS = {
  'content-security-policy':
    /^default-src 'self'; script-src 'self'(?: 'sha256-[\w+/]{43}=')*(?: http:\S+)*; script-src-attr 'none'/,
  'reporting-endpoints': /^csp="\/api\/csp-reports"$/,
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

/** The hashes that the policy allows, and those of the inline scripts in the parsed HTML. */
async function scriptsOf(response: Response) {
  const allowed = response.headers.get('content-security-policy')?.match(/sha256-[^']+/g) ?? []
  const elements = parse(await response.text()).querySelectorAll('script')
  const inline = elements.filter(
    (script) => !script.hasAttribute('src') && !/json/.test(script.getAttribute('type') ?? ''),
  )
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return { allowed, present: [...new Set(inline.map(({ rawText }) => hash(rawText)))] }
}

describe('a page may run its own inline scripts only', () => {
  test('on every route, which has every header, in less than the buffer of a proxy', async () => {
    for (const path of [...COMPARED_PATHS, '/there/is/no/such-page', '/products/made-up']) {
      const response = await fetchPath(path)
      const { headers } = response
      expect([path, missing(headers)]).toEqual([path, []])
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
      expect([...headers].join('\r\n').length, path).toBeLessThan(3 * 1024)
      const { allowed, present } = await scriptsOf(response)
      expect(allowed.length, path).toBeGreaterThan(1)
      expect([path, allowed]).toEqual([path, present])
    }
  })

  test('compressed or not, with HEAD, and in a 304', async () => {
    const policyOf = async (init: RequestInit = {}) => {
      const response = await fetchPath('/products/reactor', init)
      return { ...response, status: response.status, headers: response.headers }
    }
    const identity = await policyOf({ headers: { 'accept-encoding': 'identity' } })
    const gzip = await policyOf({ headers: { 'accept-encoding': 'gzip' } })
    const head = await policyOf({ method: 'HEAD' })
    const name = 'content-security-policy'
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(identity.headers.get(name)).toContain('sha256-')
    expect(gzip.headers.get(name)).toBe(identity.headers.get(name))
    expect(head.headers.get(name)).toBe(identity.headers.get(name))
    // `fetch` would send Cache-Control: no-cache.
    const port = Number(new URL(inject('site')).port)
    const etag = identity.headers.get('etag') ?? ''
    const { status, head: same } = await rawRequest(
      port,
      `GET /products/reactor HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`,
    )
    expect(status).toBe(304)
    expect(same).toContain(identity.headers.get(name))
  })
})

describe('so has every other response', () => {
  test.each([
    ['/products/made-up', 404],
    ['/solutions/compliance-teams', 308],
    ['/products/reactor/', 308],
    ['/%', 308],
    ['/sitemap.xml', 200],
    ['/favicon.ico', 200],
    ['/og', 200],
    ['/resources/blog/feed.xml', 200],
    ['/api/search-index', 200],
    ['/resources/blog/articles.json', 200],
    ['/api/submissions', 405],
    ['/api/draft-mode/enable', 401],
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
})

test('only the Studio may frame the site, and only chat and measurement are allowed', async () => {
  const { studio, chat, analytics, lake } = testUrls()
  const policy = (await fetchPath('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors 'self' ${studio};`)
  expect(policy).toMatch(new RegExp(`script-src 'self' [^;]* ${chat} ${analytics};`))
  const origins = [...policy.matchAll(/\b(?:https?|wss?):\/\/[^\s;]+/g)].map(([origin]) => origin)
  expect([...new Set(origins)].toSorted()).toEqual(
    [chat, analytics, lake, studio, chat.replace('http', 'ws')].toSorted(),
  )
})

test('a window in draft mode keeps its opener, the Studio', async () => {
  const headers = { cookie: 'draft-pass=something' }
  expect((await fetchPath('/', { headers })).headers.has('cross-origin-opener-policy')).toBe(false)
  const response = await fetchPath('/api/draft-mode/enable')
  expect(response.headers.has('cross-origin-opener-policy')).toBe(false)
})

describe('reports of blocked scripts', () => {
  const send = (type: string, body: unknown) =>
    fetchPath('/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  test('arrive in the format of Safari and of Chrome', async () => {
    const report = { 'document-uri': 'http://x/', 'blocked-uri': 'inline' }
    expect((await send('application/csp-report', { 'csp-report': report })).status).toBe(204)
    const body = {
      documentURL: 'http://x/',
      blockedURL: 'inline',
      effectiveDirective: 'script-src',
    }
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]
    expect((await send('application/reports+json', reports)).status).toBe(204)
  })

  test('and nothing else does', async () => {
    expect((await send('application/json', {})).status).toBe(415)
    expect((await send('application/csp-report', 'no JSON')).status).toBe(400)
    expect((await send('application/csp-report', `"${'x'.repeat(70_000)}"`)).status).toBe(413)
    expect((await fetchPath('/api/csp-reports')).status).toBe(405)
  })

  test('are refused when there are too many', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send('application/csp-report', { 'csp-report': {} })),
    )
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
