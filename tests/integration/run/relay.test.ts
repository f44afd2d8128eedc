import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../scripts/run/ports.ts'
import { type Relay, startRelay } from '../../../scripts/run/relay.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { until } from '../../support/until.ts'

let relay: Relay
let port: number
const servers: Server[] = []
/** What the servers got, oldest first. */
const seen: { name: string; url: string; body: string; signature: unknown }[] = []

beforeEach(async () => {
  seen.length = 0
  port = await freePort()
  relay = await startRelay(port)
})

afterEach(async () => {
  await relay.close()
  for (const server of servers.splice(0)) end(server)
})

/** A server that says its name, what it got, and how. */
async function serve(name: string, on = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    seen.push({ name, url: request.url ?? '', body, signature: request.headers['x-signature'] })
    response.writeHead(200, { 'content-type': 'application/json', 'x-name': name })
    const { method, url, headers } = request
    response.end(JSON.stringify({ name, method, url, headers, body }))
  })
  server.listen(on, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return { server, port: (server.address() as AddressInfo).port }
}

function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}

const at = (path: string) => `http://127.0.0.1:${port}${path}`

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(at(path), init)
  return (await response.json()) as {
    name: string
    method: string
    url: string
    headers: Record<string, string>
    body: string
  }
}

test('a request arrives as it was sent, and so does its answer', async () => {
  await relay.switchTo((await serve('one')).port)
  const headers = { 'x-forwarded-for': '192.0.2.7', 'content-type': 'text/plain' }
  const got = await ask('/a%20b?c=d&c=e', { method: 'POST', body: 'x'.repeat(300_000), headers })
  expect(got).toMatchObject({ name: 'one', method: 'POST', url: '/a%20b?c=d&c=e' })
  expect(got.body).toHaveLength(300_000)
  expect(got.headers).toMatchObject({ ...headers, host: `127.0.0.1:${port}` })
  const head = await fetch(at('/'), { method: 'HEAD' })
  expect([head.status, head.headers.get('x-name')]).toEqual([200, 'one'])
  const old = await rawRequest(port, 'GET / HTTP/1.0\r\n\r\n')
  expect(old.status).toBe(200)
})

test('no request fails while servers are switched, and the last ones go to the new one', async () => {
  let current = await serve('server 0')
  await relay.switchTo(current.port)
  let isOver = false
  const names = new Set<string>()
  let failures = 0
  const visitor = async (method: string) => {
    while (!isOver) {
      const init = method === 'POST' ? { method, body: 'a body' } : { method }
      const name = await ask('/', init).then(
        (got) => got.name,
        () => undefined,
      )
      if (name) names.add(name)
      else failures++
    }
  }
  const visitors = ['GET', 'GET', 'POST', 'POST'].map(visitor)
  for (let each = 1; each <= 5; each++) {
    const next = await serve(`server ${each}`)
    const { server } = current
    const { answered } = await relay.switchTo(next.port)
    void answered.then(() => server.close())
    await until(async () => names.has(`server ${each}`), 30_000)
    current = next
  }
  isOver = true
  await Promise.all(visitors)
  expect(failures).toBe(0)
  expect((await ask('/')).name).toBe('server 5')
})

test('requests wait for a server that died, bodies included, and are refused once it stays away', async () => {
  const first = await serve('before')
  await relay.switchTo(first.port)
  expect((await ask('/')).name).toBe('before')
  end(first.server)
  await once(first.server, 'close')
  const waiting = [ask('/'), ask('/', { method: 'POST', body: 'kept' })]
  await serve('after', first.port)
  const [page, form] = await Promise.all(waiting)
  expect(page?.name).toBe('after')
  expect(form).toMatchObject({ name: 'after', body: 'kept' })
})

test('a server that dies while it has a request is a 503 for a form, which is not sent twice', async () => {
  let forms = 0
  const server = createServer((request) => {
    forms++
    request.socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  await relay.switchTo((server.address() as AddressInfo).port)
  const answer = await fetch(at('/api/submissions'), { method: 'POST', body: '{}' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(forms).toBe(1)
})

test('webhooks reach the old server at once, and the new one before visitors do', async () => {
  const [old, next] = [await serve('old'), await serve('new')]
  await relay.switchTo(old.port)
  const send = (body: string) =>
    ask('/api/revalidate', { method: 'POST', body, headers: { 'x-signature': body } })
  await send('before')
  relay.noteWebhooks()
  expect(await send('one')).toMatchObject({ name: 'old', body: 'one' })
  expect((await ask('/page')).name).toBe('old')
  expect(await send('two')).toMatchObject({ name: 'old', body: 'two' })
  await relay.switchTo(next.port)
  expect(seen.filter((each) => each.url === '/api/revalidate')).toMatchObject([
    { name: 'old', body: 'before' },
    { name: 'old', body: 'one' },
    { name: 'old', body: 'two' },
    { name: 'new', body: 'one', signature: 'one' },
    { name: 'new', body: 'two', signature: 'two' },
  ])
  expect(await send('three')).toMatchObject({ name: 'new', body: 'three' })
})
