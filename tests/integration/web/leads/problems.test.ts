import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnSite, startOwnSite } from '../../../support/own-site'
import { type RawAnswer, rawRequest } from '../../../support/raw-request'
import { sharedStack } from '../../../support/shared-stack'
import { submission } from '../../leads/open-test-leads'

const RATE = 200
const JSON_TYPE = 'content-type: application/json'
const FORM_TYPE = 'content-type: application/x-www-form-urlencoded'

const stack = sharedStack()
let own: OwnSite

beforeAll(async () => {
  const env = { LEADS_RATE_LIMIT: String(RATE) }
  // A site of its own, with a rate limit.
  own = await startOwnSite(stack, { env })
  return own.stop
})

/** Posts raw bytes, which no client corrects. */
function post(path: string, headers: string[], body: string | Buffer): Promise<RawAnswer> {
  const { host, port } = new URL(own.url)
  const head = [`POST ${path} HTTP/1.1`, `host: ${host}`, 'connection: close', ...headers]
  return rawRequest(
    Number(port),
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]),
  )
}

const lengthOf = (body: string | Buffer) => `content-length: ${Buffer.byteLength(body)}`
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const right = () => JSON.stringify(submission())
const utf16 = Buffer.from(right(), 'utf16le')

describe.each([
  ['/api/submissions', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], 'POST, OPTIONS'],
  ['/api/submissions/plain', ['PUT', 'PATCH', 'DELETE'], 'GET, HEAD, POST, OPTIONS'],
])('%s', (path, methods, allow) => {
  test.each(methods)('%s is refused with 405 and the allowed methods', async (method) => {
    const response = await fetch(own.url + path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const body = await response.text()
    if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ status: 405 })
  })
})

const large = JSON.stringify('x'.repeat(140_000))
const refused: [string, string[], string | Buffer, number][] = [
  ['truncated JSON', [JSON_TYPE, lengthOf('{"formType":')], '{"formType":', 400],
  ['a body in UTF-16 that says so', [`${JSON_TYPE}; charset=utf-16`, lengthOf(utf16)], utf16, 415],
  ['a body in UTF-16 that does not', [JSON_TYPE, lengthOf(utf16)], utf16, 400],
  ['a byte that is no UTF-8', [JSON_TYPE, 'content-length: 3'], Buffer.from([34, 255, 34]), 400],
  ['no type', [lengthOf('{}')], '{}', 415],
  ['a compressed body', [JSON_TYPE, lengthOf(gzipSync('{}'))], gzipSync('{}'), 400],
  ['a body that is too large', [JSON_TYPE, lengthOf(large)], large, 413],
  [
    'one that does not say how large',
    [JSON_TYPE, 'transfer-encoding: chunked'],
    chunked(large),
    413,
  ],
  ['another site', [JSON_TYPE, 'origin: https://evil.example', lengthOf('{}')], '{}', 403],
  ['an empty object', [JSON_TYPE, lengthOf('{}')], '{}', 422],
]

test.each(refused)(
  '%s is answered by a problem with a detail',
  async (_, headers, body, status) => {
    const answer = await post('/api/submissions', headers, body)
    expect(answer.status).toBe(status)
    expect(answer.head).toMatch(/content-type: application\/problem\+json/i)
    // The body may be chunked.
    expect(answer.body).toMatch(new RegExp(`"status":${status},"detail":"[^"]+"`))
  },
)

test.each([
  ['another site', [FORM_TYPE, 'origin: https://evil.example'], 'formType=Contact+Message', 403],
  ['another type', [JSON_TYPE], '{}', 415],
  ['a body that is too large', [FORM_TYPE], `message=${'x'.repeat(400_000)}`, 413],
  ['missing answers', [FORM_TYPE], 'formType=Contact+Message', 422],
])('without JavaScript, %s is answered with a page', async (_, headers, body, status) => {
  const answer = await post('/api/submissions/plain', [...headers, lengthOf(body)], body)
  expect(answer.status).toBe(status)
  expect(answer.head).toMatch(/content-type: text\/html/i)
  expect(answer.body).toContain('<h1')
})

test('without JavaScript, a button pressed twice sends once', async () => {
  const answers = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', topic: 'other' }
  const fields = { formType: 'Contact Message', ...answers, message: crypto.randomUUID() }
  const body = new URLSearchParams(fields).toString()
  const press = () => post('/api/submissions/plain', [FORM_TYPE, lengthOf(body)], body)
  const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
  expect(statuses).toEqual([303, 303])
  const file = new DatabaseSync(own.leadsDatabase, { readOnly: true })
  const found = file
    .prepare('select id from submission where payload like ?')
    .all(`%${fields.message}%`)
  file.close()
  expect(found).toHaveLength(1)
})

// Last, because it uses up this address's limit.
test('no header changes the IP address that is counted', async () => {
  const counts: Record<number, number> = {}
  for (let at = 0; at < RATE + 20; at += 1) {
    const claims = [
      ...['x-forwarded-for', 'x-ip-address', 'x-real-ip'].map((name) => `${name}: 203.0.113.${at}`),
      `forwarded: for=203.0.113.${at}`,
    ]
    const { status } = await post('/api/submissions', [JSON_TYPE, lengthOf('{'), ...claims], '{')
    counts[status] = (counts[status] ?? 0) + 1
  }
  expect(counts[429]).toBeGreaterThanOrEqual(20)
  const late = await post('/api/submissions', [JSON_TYPE, lengthOf(right())], right())
  expect(late.head).toMatch(/retry-after: \d+/i)
})
