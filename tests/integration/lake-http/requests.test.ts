import { afterAll, beforeAll, expect, it } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { rawRequest } from '../../support/raw-request.ts'

const MUTATE = 'POST /v1/data/mutate/production'
const DATA = 'GET /v2026-03-01/data'
const HEADERS = `Host: localhost\r\nAuthorization: Bearer ${LAKE_TOKEN}`

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

async function ask(line: string, body = '', length = Buffer.byteLength(body)) {
  const head = `${line} HTTP/1.1\r\n${HEADERS}\r\nContent-Length: ${length}`
  const answer = await rawRequest(lake.port, `${head}\r\nConnection: close\r\n\r\n${body}`)
  return `${answer.status} ${answer.body}`
}

const CREATE = '{"mutations":[{"create":{"_id":"unwritten","_type":"a"}}]}'

it.each<[string, string, RegExp, body?: string, length?: number]>([
  ['no endpoint', 'GET /v1/agent/action/prompt', /^404 .*"message":".*\/v1\/agent\/action\/prompt/],
  ['no JSON', MUTATE, /^400 .*"The body is not valid JSON/, '{'],
  ['a prototype', MUTATE, /^400 .*\w{3}/, CREATE.replace('"_id"', '"__proto__":{"x":1},"_id"')],
  ['deep nesting', MUTATE, /^400 /, `{"mutations":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['a wrong flag', `${DATA}/query/production?query=*&returnQuery=no`, /^400 .*returnQuery/],
  ['no query', `${DATA}/query/production?perspective=raw`, /^400 .*query.*must be/],
  ['a wrong format', `${DATA}/listen/production?effectFormat=diff`, /^400 .*effectFormat/],
  ['no dry run', `${MUTATE}?dryRun=1`, /^400 .*dryRun/, CREATE],
  ['a body announced as too large', MUTATE, /^413 .*larger than 32 MiB/, '{', 99_999_999],
  ['a long address', `${DATA}/query/x?query=${'a'.repeat(99_999)}`, /^431/],
  ['an address of another server', 'GET http://evil.example/', /^4/],
  ['a dataset that is none', `${DATA}/query/..%2F..%2Fetc?query=*`, /^4/],
  ['no HTTP', 'HELLO', /^4/],
])('refuses %s', async (_, line, expected, body, length) => {
  expect(await ask(line, body, length)).toMatch(expected)
  expect(await lake.client.getDocument('unwritten')).toBeUndefined()
})

it('stops reading a body without a length at 32 MiB', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'a')
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (++sent > 200 ? controller.close() : controller.enqueue(chunk)),
  })
  const headers = { authorization: `Bearer ${LAKE_TOKEN}` }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  const response = await fetch(`${lake.url}/v1/data/mutate/production`, init).catch(() => undefined)
  // The sender sees a response or a closed connection; the body is never accepted.
  if (response) expect(response.status).toBe(413)
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
})
