import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stack, startStack } from '../../../support/stack'
import { submission, supportRequest } from '../../leads/open-test-leads'

const BODIES = 10_000
const LANES = 16

let stack: Stack
const agent = new Agent({ keepAlive: true, maxSockets: LANES })

beforeAll(async () => {
  stack = await startStack()
})

afterAll(async () => {
  agent.destroy()
  await stack?.stop()
})

type Sent = { type: string; body: Uint8Array }
type Answer = { status: number; type: string; body: string }

function post({ type, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(stack.urls.site)
    const headers = { 'content-type': type, 'content-length': body.length }
    const path = '/api/submissions'
    const options = { agent, host: '127.0.0.1', port, path, method: 'POST', headers }
    const sending = request(options, async (response) => {
      response.setEncoding('utf8')
      const text = (await response.toArray()).join('')
      const { 'content-type': answered = '' } = response.headers
      resolve({ status: response.statusCode ?? 0, type: answered, body: text })
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

const anything = fc.anything({ maxDepth: 4, withNullPrototype: true })
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '__proto__',
    '\u0000',
    '\ud800',
    '<b>',
    "' or 1=1 --",
    'a'.repeat(20_000),
    '👩‍👩‍👧‍👦',
    '\u202e',
  ),
)
// zod's length checks throw on this value.
const unmeasurable = fc.constant({ length: [{ toString: 1 }], size: [{ toString: 1 }] })
const answer = fc.oneof(
  anything,
  unmeasurable,
  hostileText,
  fc.array(hostileText, { maxLength: 5 }),
)
const keys = fc.oneof(
  fc.constantFrom(...Object.keys(supportRequest), '__proto__', 'constructor'),
  hostileText,
)
const formTypes = fc.constantFrom(
  'Support Request',
  'Media Inquiry',
  'Newsletter Subscription',
  'toString',
)

// Nearly valid, so that it reaches the schemas, the message and the database.
const nearlyRight = fc.record({
  formType: fc.oneof({ weight: 4, arbitrary: formTypes }, { weight: 1, arbitrary: anything }),
  data: fc
    .dictionary(keys, answer, { maxKeys: 8 })
    .map((changes) => ({ ...supportRequest, ...changes })),
  submissionId: fc.oneof(fc.uuid(), hostileText, unmeasurable, anything),
})

const json = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return '{"big":1n}'
  }
}

const encoded = fc.oneof(
  { weight: 6, arbitrary: nearlyRight.map(json) },
  { weight: 2, arbitrary: anything.map(json) },
  { weight: 1, arbitrary: nearlyRight.map((value) => json(value).slice(0, -3)) },
  { weight: 1, arbitrary: fc.constantFrom('[', '{"a":').map((open) => open.repeat(8000)) },
  { weight: 1, arbitrary: hostileText },
)

const sent: fc.Arbitrary<Sent> = fc.record({
  type: fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json;charset=utf-16', 'x') },
  ),
  body: fc.oneof(
    { weight: 12, arbitrary: encoded.map((text) => new TextEncoder().encode(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(65_536, 65_537, 300_000)
        .map((size) => new Uint8Array(size).fill(34)),
    },
  ),
})

test(`${BODIES} hostile bodies are answered by 202 or a problem, and the server lives`, {
  timeout: 240_000,
}, async () => {
  const before = stack.site().pid
  const counts = new Map<number, number>()
  // A property of bundles: fast-check shrinks a failing bundle to the failing body.
  const bundle = fc.array(sent, { minLength: LANES, maxLength: LANES })
  await fc.assert(
    fc.asyncProperty(bundle, async (bodies) => {
      const answers = await Promise.all(bodies.map(post))
      for (const { status, type, body } of answers) {
        counts.set(status, (counts.get(status) ?? 0) + 1)
        expect([202, 400, 409, 413, 415, 422]).toContain(status)
        if (status === 202) continue
        expect(type).toBe('application/problem+json')
        const problem = JSON.parse(body) as { status: number; detail: string }
        expect(problem.status).toBe(status)
        expect(problem.detail).not.toBe('')
        expect(body).not.toMatch(/node_modules|\bat .+:\d+:\d+|SqliteError/)
      }
    }),
    { numRuns: Math.ceil(BODIES / LANES) },
  )
  console.log('answers by status', Object.fromEntries([...counts].sort()))
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(BODIES)
  // The bodies reached every stage.
  for (const status of [202, 400, 413, 415, 422]) expect(counts.get(status)).toBeGreaterThan(0)
  expect(stack.site().pid).toBe(before)
  const body = new TextEncoder().encode(JSON.stringify(submission()))
  expect((await post({ type: 'application/json', body })).status).toBe(202)
})
