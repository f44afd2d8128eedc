import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UPLOAD_LIMIT } from '@/leads/server/accept/read-upload'
import { compressStatic } from '../../../scripts/deploy/compress-static.ts'
import { flood } from '../../support/flood.ts'
import { type NginxOfTest, nginxProgram, startTestNginx } from '../../support/nginx.ts'
import { until } from '../../support/until.ts'

const LONG = 'a page with some text. '.repeat(200)
const CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=30'
const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': CONTROL }

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type WebServer = { server: Server; port: number; handle: Handler; requests: IncomingMessage[] }

async function startWebServer(): Promise<WebServer> {
  const it: WebServer = {
    server: createServer((request, response) => {
      it.requests.push(request)
      request.resume().on('end', () => it.handle(request, response))
    }),
    port: 0,
    handle: () => undefined,
    requests: [],
  }
  it.server.listen(0, '127.0.0.1')
  await once(it.server, 'listening')
  it.port = (it.server.address() as AddressInfo).port
  return it
}

const answerWith =
  (headers: Record<string, string>, body = LONG, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

describe.skipIf(!nginxProgram)('nginx as deployed, in front of two web servers', () => {
  let web: [WebServer, WebServer]
  let nginx: NginxOfTest
  let staticDir: string
  let count = 0
  /** A path that no test has requested. */
  const newPath = () => `/page-${++count}`
  let addresses = 1
  /** An IP address that no test has used. */
  const newAddress = () => `127.0.0.${++addresses}`
  const asked = (path: string) =>
    web.flatMap(({ requests }) => requests.filter(({ url }) => url === path))
  const handleAll = (handle: Handler) => {
    for (const each of web) each.handle = handle
  }

  beforeAll(async () => {
    web = [await startWebServer(), await startWebServer()]
    staticDir = mkdtempSync(join(tmpdir(), 'static-'))
    writeFileSync(join(staticDir, 'chunk-a1b2.js'), LONG)
    expect(compressStatic(staticDir)).toBe(1)
    // nginx runs as another user.
    chmodSync(staticDir, 0o755)
    nginx = await startTestNginx({ servers: web.map(({ port }) => port), staticDir })
  })

  beforeEach(() => handleAll(answerWith(PAGE)))

  afterAll(async () => {
    await nginx?.end()
    for (const { server } of web ?? []) server.close()
    rmSync(staticDir, { recursive: true, force: true })
  })

  test.each([
    ['that are not to be stored', { 'cache-control': 'private, no-cache, no-store' }],
    ['that set a cookie', { 'set-cookie': 'a=1' }],
  ])('does not keep answers %s', async (_, response) => {
    const path = newPath()
    handleAll(answerWith({ ...PAGE, ...response }))
    for (let i = 0; i < 4; i++) await nginx.ask(path)
    expect(asked(path)).toHaveLength(4)
  })

  test('caches one page whatever headers a visitor sends, and passes none of them on', async () => {
    const path = newPath()
    handleAll(answerWith({ ...PAGE, 'last-modified': new Date(0).toUTCString() }))
    await nginx.ask(path)
    const sent: Record<string, string>[] = [
      { 'user-agent': 'Twitterbot/1.0', cookie: 'a=1; session=2', authorization: 'Bearer x' },
      {
        range: 'bytes=0-9',
        'if-range': '"x"',
        'if-none-match': '"x"',
        'cache-control': 'no-cache',
      },
      { 'next-action': 'a', 'content-type': 'multipart/form-data', 'sec-fetch-dest': 'image' },
      // Next honors these two without `RSC: 1`, and would answer with a part of the page.
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: 'yes', 'next-router-state-tree': 'x', 'next-url': '/x' },
    ]
    for (const [at, headers] of sent.entries()) {
      const { status, body } = await nginx.ask(`${path}?_rsc=${at}&x=${at}`, { headers })
      expect([status, body.toString()]).toEqual([200, LONG])
    }
    // One for each second with requests.
    const requests = web.flatMap(({ requests }) =>
      requests.filter(({ url }) => url?.startsWith(path)),
    )
    expect(requests.length).toBeLessThan(sent.length)
    for (const headers of sent) {
      const other = newPath()
      await nginx.ask(other, { headers })
      const names = new Set(['host', ...Object.keys(asked(other)[0]?.headers ?? {})])
      expect([...names].filter((name) => !/^(host|x-(forwarded|request)-.*)$/.test(name))).toEqual(
        [],
      )
    }
  })

  test.each(['POST', 'OPTIONS', 'PURGE'])('refuses %s of a page', async (method) => {
    const path = newPath()
    const answer = await nginx.ask(path, { method, headers: { 'next-action': 'x' } })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(asked(path)).toEqual([])
  })

  test('separates the page from answers to the router, whose state does not matter', async () => {
    const path = newPath()
    handleAll((request, response) => {
      const { rsc, 'next-router-prefetch': prefetch } = request.headers
      response.writeHead(200, { ...PAGE, vary: 'rsc' }).end(`rsc ${rsc} prefetch ${prefetch}`)
    })
    const text = async (query: string, headers = {}) =>
      (await nginx.ask(path + query, { headers })).body.toString()
    for (const state of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const router = { rsc: '1', 'next-router-state-tree': state, 'next-url': `/${state}` }
      expect(await text('')).toBe('rsc undefined prefetch undefined')
      expect(await text(`?_rsc=${state}`, router)).toBe('rsc 1 prefetch undefined')
      const prefetch = { ...router, 'next-router-prefetch': '1' }
      expect(await text(`?_rsc=p${state}`, prefetch)).toBe('rsc 1 prefetch 1')
    }
    // One of each kind for each second with requests.
    const requests = web.flatMap((each) => each.requests).filter(({ url }) => url?.startsWith(path))
    expect(requests.length).toBeLessThan(12)
  })

  test('sends files of the build compressed and forever, and asks for those of another build', async () => {
    const file = '/_next/static/chunk-a1b2.js'
    const ask = (encoding: string, path = file) =>
      nginx.ask(path, { headers: { 'accept-encoding': encoding } })
    const [brotli, gzip, plain] = await Promise.all(['br, gzip', 'gzip', ''].map((it) => ask(it)))
    expect(brotliDecompressSync(brotli?.body ?? '').toString()).toBe(LONG)
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(LONG)
    expect(plain?.body.toString()).toBe(LONG)
    expect(brotli?.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(asked(file)).toEqual([])
    const other = '/_next/static/chunk-c3d4.js'
    web[0].handle = answerWith({}, 'no such file', 404)
    web[1].handle = answerWith({ 'content-type': 'application/javascript' })
    for (let i = 0; i < 2; i++)
      expect(brotliDecompressSync((await ask('br', other)).body).toString()).toBe(LONG)
  })

  test('repeats a GET that a server failed, and never a POST', async () => {
    const path = newPath()
    web[0].handle = (_, response) => response.destroy()
    for (let i = 0; i < 2; i++) expect((await nginx.ask(`${path}-${i}`)).status).toBe(200)
    const sent = '/api/submissions'
    const answers = await Promise.all(
      [1, 2].map(() => nginx.ask(sent, { method: 'POST', body: '{}' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 502])
    expect(asked(sent)).toHaveLength(2)
  })

  test('tells the servers who asks, and drops what only our own code may say', async () => {
    for (const path of [newPath(), '/api/consent']) {
      const answer = await nginx.ask(path, {
        headers: {
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-proto': 'gopher',
          'x-request-id': 'forged',
          'x-missing-page': '1',
          'x-page-query': 'a=1',
          'x-middleware-subrequest': 'src/proxy',
        },
      })
      const { host } = new URL(nginx.url)
      const headers = asked(path)[0]?.headers ?? {}
      expect(headers).toMatchObject({
        host,
        'x-forwarded-host': host,
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-request-id': answer.headers['x-request-id'],
      })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
      for (const name of ['x-missing-page', 'x-page-query', 'x-middleware-subrequest'])
        expect(headers[name]).toBeUndefined()
      expect(answer.headers.server).toBe('nginx')
    }
  })

  test('accepts bodies as large as the site does, and no larger ones elsewhere', async () => {
    handleAll(answerWith({}, 'ok'))
    const send = async (path: string, size: number) =>
      (await nginx.ask(path, { method: 'POST', body: 'x'.repeat(size) })).status
    expect(await send('/api/submissions', UPLOAD_LIMIT + 1)).toBe(200)
    expect(await send('/api/consent', 200 * 1024)).toBe(413)
  })

  test.each([
    ['forged draft cookies', () => '/', { cookie: 'draft-pass=x' }],
    ['unknown paths', (at: number) => `/unknown/${at}`, {}],
    ['API requests', (at: number) => `/api/events/${at}`, {}],
  ])('limits %s of one address without affecting others', async (_, path, headers) => {
    handleAll((_request, response) => {
      const slowly = () => response.writeHead(404, { 'cache-control': 'private' }).end()
      setTimeout(slowly, 5)
    })
    const flooding = flood(nginx, { requests: 1500, path, headers, from: newAddress() })
    const other = await nginx.ask(path(1), { headers, from: newAddress() })
    const { statuses, refusal } = await flooding
    expect(other.status).toBe(404)
    expect(statuses.get(404)).toBeGreaterThan(60)
    // The others are 429, or 503 if a slow machine reaches the global limit.
    for (const status of statuses.keys()) expect([404, 429, 503]).toContain(status)
    expect(Number(refusal?.['retry-after'])).toBeGreaterThan(0)
    expect(refusal?.['cache-control']).toBe('no-store')
  })

  test('counts the addresses that a proxy in front names, an IPv6 /64 as one', async () => {
    handleAll(answerWith({ 'cache-control': 'private' }))
    const behind = await startTestNginx({
      servers: web.map(({ port }) => port),
      frontProxies: ['127.0.0.0/8'],
    })
    const refusedOf = async (address: string) => {
      const headers = { 'x-forwarded-for': `203.0.113.7, ${address}` }
      const { statuses } = await flood(behind, {
        requests: 300,
        path: (at) => `/api/${at}`,
        headers,
        from: newAddress(),
        // Those that wait in the queue.
        resetAfter: 1500,
      })
      return statuses.get(429) ?? 0
    }
    try {
      // 200 may wait; few of the next 300 may.
      const first = await refusedOf('2001:db8::1')
      expect(await refusedOf('2001:db8::ffff:2')).toBeGreaterThan(first + 50)
      expect(await refusedOf('2001:db8:0:1::1')).toBeLessThan(150)
      expect(await refusedOf('::ffff:198.51.100.1')).toBeLessThan(150)
      expect(await refusedOf('::ffff:198.51.100.2')).toBeLessThan(150)
    } finally {
      await behind.end()
    }
  })

  test('logs neither addresses nor queries', async () => {
    const path = newPath()
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    await nginx.ask(`${path}?email=jane@customer.example`, { headers })
    const entry = () => nginx.requests().find((each) => each.path === path)
    await until(() => entry() !== undefined)
    expect(entry()).toMatchObject({ method: 'GET', status: 200, cache: 'MISS' })
    expect(JSON.stringify(nginx.requests())).not.toMatch(/203\.0\.113|customer/)
  })

  test('redirects plain HTTP to the address of the site', async () => {
    const response = await fetch(`${nginx.httpUrl}/contact?a=1`, { redirect: 'manual' })
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`${nginx.url}/contact?a=1`)
  })

  // Last: nginx takes failed servers out of rotation.
  test('serves the last good page while no server answers', async () => {
    const path = newPath()
    await nginx.ask(path)
    handleAll((_, response) => response.destroy())
    // Until the page is too old to be served without a refresh.
    await new Promise((resolve) => setTimeout(resolve, 2100))
    const answer = await nginx.ask(path)
    expect([answer.status, answer.body.toString()]).toEqual([200, LONG])
    const none = await nginx.ask(newPath())
    expect([none.status, none.headers['retry-after']]).toEqual([503, '30'])
    expect(none.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(none.body.toString()).toContain('Please reload it in a minute.')
  })
})
