import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '../../../scripts/lake/http/endpoints.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

const MUTATE = '/v1/data/mutate/production'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(lake.url + path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${LAKE_TOKEN}`, ...headers },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it('names an endpoint that it does not have', async () => {
  const response = await fetch(`${lake.url}/v2026-03-01/agent/action/prompt/production`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('/v2026-03-01/agent/action/prompt/production'),
  })
})

it.each([
  ['no JSON', '{'],
  ['an empty body', ''],
  ['no mutations', '{}'],
  ['a prototype', '{"mutations":[{"create":{"_type":"a","__proto__":{"x":1}}}]}'],
  ['deep nesting', `{"mutations":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
])('answers %s with 400 and a reason', async (_, body) => {
  const answer = await post(MUTATE, body)
  expect(answer.status).toBe(400)
  const { message, error } = answer.body as { message?: string; error?: { description: string } }
  expect(message ?? error?.description).toEqual(expect.stringMatching(/\w{3}/))
})

it.each([
  ['data/query/production?query=*&returnQuery=no', 'returnQuery'],
  ['data/query/production?query=*&resultSourceMap=1', 'resultSourceMap'],
  ['data/query/production?perspective=raw', 'query'],
  ['data/doc/production/a?includeAllVersions=1', 'includeAllVersions'],
  ['data/history/production/transactions/a?limit=0', 'limit'],
  ['data/history/production/documents/a?time=now', 'time'],
  ['data/live/events/production?includeDrafts=yes', 'includeDrafts'],
  ['data/listen/production?query=*&effectFormat=diff', 'effectFormat'],
])('answers GET %s with 400 and the name of the parameter', async (path, name) => {
  const response = await fetch(`${lake.url}/v2026-03-01/${path}`, {
    headers: { authorization: `Bearer ${LAKE_TOKEN}` },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    statusCode: 400,
    error: 'Bad Request',
    message: expect.stringMatching(new RegExp(`^Query parameter "${name}" must be .+\\.$`)),
  })
})

it('writes nothing when a parameter of the write is malformed', async () => {
  const body = JSON.stringify({ mutations: [{ create: { _id: 'unwritten', _type: 'a' } }] })
  for (const search of ['dryRun=1', 'visibility=now', 'returnIds=yes', 'transactionId=a%20b'])
    expect((await post(`${MUTATE}?${search}`, body)).status, search).toBe(400)
  expect(await lake.client.getDocument('unwritten')).toBeUndefined()
})

it('refuses a body of more than 32 MiB by its announced length, unread', async () => {
  const { status, body } = await rawRequest(
    lake.port,
    `POST ${MUTATE} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${LAKE_TOKEN}\r\nContent-Length: 99999999\r\n\r\n{`,
  )
  expect(status).toBe(413)
  expect(JSON.parse(body)).toMatchObject({ statusCode: 413 })
})

it('stops reading a body without a length at 32 MiB', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'a')
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent++
      if (sent > 200) controller.close()
      else controller.enqueue(chunk)
    },
  })
  const response = await fetch(lake.url + MUTATE, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { authorization: `Bearer ${LAKE_TOKEN}` },
  } as RequestInit).catch(() => undefined)
  // The sender sees a response or a closed connection; the body is never accepted.
  if (response) expect(response.status).toBe(413)
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
})

it('survives callers that disconnect in the middle', async () => {
  for (let i = 0; i < 20; i++) {
    const socket = connect(lake.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST ${MUTATE} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${LAKE_TOKEN}\r\nContent-Length: 1000\r\n\r\n{"mut`,
    )
    await sleep(5)
    socket.destroy()
  }
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
})

it.each([
  ['percent signs', 'GET /v1/data/doc/production/%E0%A4%A HTTP/1.1'],
  ['an address of another server', 'GET http://evil.example/ HTTP/1.1'],
  ['a star', 'GET * HTTP/1.1'],
  ['a dataset that is none', 'GET /v1/data/query/..%2F..%2Fetc?query=* HTTP/1.1'],
  ['no HTTP', 'HELLO'],
])('refuses %s', async (_, line) => {
  const { status } = await rawRequest(
    lake.port,
    `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

it('asks for POST when an address is too long', async () => {
  const { status, body } = await rawRequest(
    lake.port,
    `GET /v1/data/query/production?query=${'a'.repeat(200_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  )
  expect(status).toBe(431)
  expect(JSON.parse(body)).toMatchObject({ message: 'Send a long query by POST.' })
})

it('does not wait for a body that never comes', async () => {
  const hasty = await startTestLake({ requestTimeoutMs: 300 })
  const { status, body } = await rawRequest(
    hasty.port,
    `POST ${MUTATE} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${LAKE_TOKEN}\r\nContent-Length: 100\r\n\r\n{`,
  )
  expect(status).toBe(408)
  expect(JSON.parse(body)).toMatchObject({ statusCode: 408 })
  await hasty.close()
})

it('answers HEAD without a body, and does not open a stream for it', async () => {
  const ping = await fetch(`${lake.url}/v1/ping`, { method: 'HEAD' })
  expect(ping.status).toBe(200)
  for (const path of ['listen/production', '%6cisten/production', 'live/events/production']) {
    const signal = AbortSignal.timeout(5000)
    const stream = await fetch(`${lake.url}/v1/data/${path}`, { method: 'HEAD', signal })
    expect([stream.status, stream.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ])
    expect(await stream.text()).toBe('')
  }
})

it('answers every method at every endpoint, whatever the body is', async () => {
  const bodies = ['{"a":', '[[[[', 'null', '"\\ud800"', '\u0000'.repeat(100)]
  const paths = [...new Set(ENDPOINTS.map(({ path }) => path.replace('/v/', '/v2026-03-01/')))]
  for (const path of paths) {
    const address = lake.url + path.replace(/:\w+/g, 'production')
    for (const [at, method] of ['HEAD', 'OPTIONS', 'PROPFIND', 'PUT', 'PATCH', 'POST'].entries()) {
      const body = method === 'HEAD' ? undefined : bodies[at % bodies.length]
      const headers = { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(5000)
      const response = await fetch(address, { method, headers, signal, ...(body && { body }) })
      await response.arrayBuffer()
      expect(`${method} ${path} ${response.status}`).toMatch(/ [234]\d\d$/)
    }
  }
})
