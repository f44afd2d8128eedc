import { describe, expect, inject, test } from 'vitest'
import { rawRequest } from '../../support/raw-request.ts'

const fetchPath = (path: string, init: RequestInit = {}) =>
  fetch(inject('site') + path, { redirect: 'manual', ...init })

const internalHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => /^x-(middleware|missing|page)-/.test(name))

const MISSING = [
  '/legal/nowhere?from=mail',
  '/resources/blog/nowhere',
  '/og/products/nowhere',
  '/%67allery',
  '/products/no%2Fwhere',
]

describe.each(['http', 'https'])('behind a proxy that received the request over %s', (protocol) => {
  const headers = { 'x-forwarded-proto': protocol }

  test.each(MISSING)('%s is a 404, also for the client router', async (path) => {
    const query = path.includes('?') ? '&_rsc' : '?_rsc'
    const answers = [
      await fetchPath(path, { headers }),
      await fetchPath(path + query, { headers: { ...headers, rsc: '1' } }),
    ]
    for (const response of answers) {
      expect(response.status).toBe(404)
      expect(internalHeaders(response)).toEqual([])
    }
  })

  test('a redirect has a relative location', async () => {
    const response = await fetchPath('/solutions/compliance-teams?from=menu', { headers })
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/solutions/compliance?from=menu')
    expect(internalHeaders(response)).toEqual([])
  })
})

describe('a URL that no route can parse is a client error', () => {
  test.each([
    ['/api/events/%ff', 404],
    ['/_global-error', 404],
    ['/_not-found', 404],
  ])('%s (%i)', async (path, status) => {
    expect((await fetchPath(path)).status).toBe(status)
  })

  test('the request target * leads to the home page, as all punctuation does', async () => {
    const port = Number(new URL(inject('site')).port)
    const answer = await rawRequest(port, 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer.status).toBe(308)
  })
})

test('a visitor’s headers cannot turn a page into a 404', async () => {
  const response = await fetchPath('/', { headers: { 'x-missing-page': '1' } })
  expect(response.status).toBe(200)
})

describe('a response without scripts has a stricter policy', () => {
  test.each([
    ['GET', 404],
    ['POST', 415],
    ['PUT', 405],
  ])('%s (%i)', async (method, status) => {
    const response = await fetchPath('/api/submissions/plain', { method })
    expect(response.status).toBe(status)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; .*form-action 'self'; .*frame-ancestors 'none'$/)
    expect(policy).not.toContain('script-src')
  })
})
