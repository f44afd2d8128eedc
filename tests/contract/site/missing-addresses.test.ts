import { describe, expect, inject, test } from 'vitest'
import { rawRequest } from '../../support/raw-request.ts'

const ask = (path: string, init: RequestInit = {}) =>
  fetch(inject('site') + path, { redirect: 'manual', ...init })

const internalHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => /^x-(middleware|missing|page)-/.test(name))

const MISSING = [
  '/products/nowhere',
  '/legal/nowhere?from=mail',
  '/resources/blog/nowhere',
  '/og/products/nowhere',
  '/nowhere',
  '/gallery',
  '/%67allery',
  '/products/%ff',
  '/products/no%2Fwhere',
]

describe.each(['http', 'https'])('behind a proxy that was asked by %s', (protocol) => {
  const headers = { 'x-forwarded-proto': protocol }

  test.each(MISSING)('%s is a 404 with its text in the HTML', async (path) => {
    const response = await ask(path, { headers })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
    expect(internalHeaders(response)).toEqual([])
  })

  test.each(MISSING)('%s is a 404 for the client router', async (path) => {
    const rsc = path.includes('?') ? `${path}&_rsc` : `${path}?_rsc`
    const response = await ask(rsc, { headers: { ...headers, rsc: '1' } })
    expect(response.status).toBe(404)
    expect(internalHeaders(response)).toEqual([])
  })

  test('a redirect stays relative', async () => {
    const response = await ask('/solutions/compliance-teams?from=menu', { headers })
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/solutions/compliance?from=menu')
    expect(internalHeaders(response)).toEqual([])
  })
})

describe('an address that no route can read is an error of the client', () => {
  test.each([
    ['/api/events/%ff', 404],
    ['/api/events/%', 404],
    ['/_global-error', 404],
    ['/_not-found', 404],
  ])('%s (%i)', async (path, status) => {
    expect((await ask(path)).status).toBe(status)
  })

  test('* names no address', async () => {
    const port = Number(new URL(inject('site')).port)
    const answer = await rawRequest(port, 'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer.status).toBe(404)
  })
})

test('a visitor cannot make a page missing', async () => {
  const response = await ask('/', { headers: { 'x-missing-page': '1' } })
  expect(response.status).toBe(200)
})

describe('a page without scripts has the stricter policy of its own', () => {
  test.each([
    ['GET', 404],
    ['POST', 415],
    ['PUT', 405],
  ])('%s (%i)', async (method, status) => {
    const response = await ask('/api/submissions/plain', { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  })
})
