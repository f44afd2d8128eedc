import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Submission } from '@/leads/forms/form-schema'

// A browser's part: string storage, window events, and an answer for each request.
const answers: ((body: Submission) => Response | Promise<Response>)[] = []
const sent: { body: Submission; keepalive: boolean | undefined }[] = []
const stored = new Map<string, string>()
const heard = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  stored.clear()
  sent.length = 0
  answers.length = 0
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  }
  const setItem = (key: string, text: string) => stored.set(key, text)
  // Like real storage, its keys are its own properties.
  const keys = { ownKeys: () => [...stored.keys()] }
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal(
    'localStorage',
    new Proxy({ ...storage, setItem }, { ...keys, getOwnPropertyDescriptor }),
  )
  vi.stubGlobal('window', heard)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Submission
    sent.push({ body, keepalive: init.keepalive })
    return (answers.shift() ?? accept)(body)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const accept = ({ submissionId }: Submission) => Response.json({ submissionId }, { status: 202 })
const answer = (status: number) => () => new Response('<h1>Something else</h1>', { status })
const busy = (retryAfter: string) => () =>
  new Response(null, { status: 503, headers: { 'retry-after': retryAfter } })
const problem = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
const refuse = () => problem(422, { detail: 'Some answers are not valid.', errors: [] })

const submission = (text = 'text'): Submission => ({
  formType: 'Support Request',
  data: { text },
  submissionId: crypto.randomUUID(),
})
const keyOf = ({ submissionId }: Submission) => `unsent-request:${submissionId}`
const keptOf = (request: Submission) => JSON.parse(stored.get(keyOf(request)) ?? 'null')

async function load() {
  const outbox = await import('@/leads/client/outbox')
  const send = (request: Submission) => {
    const sending = outbox.send(request, { upload: undefined, onKept: () => {} })
    // Callers may ignore the outcome.
    sending.catch(() => {})
    return sending
  }
  return { send, resendKept: outbox.resendKept }
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test.each([
  ['a date', new Date(Date.now() + 3_600_000).toUTCString()],
  ['longer than a timer runs', '9999999999'],
  ['no time at all', 'soon'],
])('a Retry-After that is %s does not become a flood of requests', async (_, retryAfter) => {
  const { send } = await load()
  answers.push(...Array(50).fill(busy(retryAfter)))
  void send(submission())
  await settle(1500)
  expect(sent).toHaveLength(1)
})

test('a kept request that is refused later is not sent again, and its visitor is told', async () => {
  const request = submission()
  stored.set(keyOf(request), JSON.stringify({ keptAt: Date.now(), submission: request }))
  const hears = vi.fn()
  heard.addEventListener('kept-request-news', hears, { once: true })
  answers.push(refuse)
  const { resendKept } = await load()
  resendKept()
  await settle(60_000)
  expect(sent).toHaveLength(1)
  expect(hears).toHaveBeenCalledOnce()
  expect(keptOf(request)).toMatchObject({
    submission: request,
    refusal: 'Some answers are not valid.',
  })

  vi.resetModules()
  ;(await load()).resendKept()
  await settle(60_000)
  expect(sent).toHaveLength(1)
})

test.each([200, 204, 302, 429, 502, 503])(
  'an answer of %i, which does not say that it is stored, is kept and tried again',
  async (status) => {
    const { send } = await load()
    const request = submission()
    answers.push(status === 204 ? () => new Response(null, { status }) : answer(status))
    void send(request)
    await settle(1500)
    expect(sent).toHaveLength(1)
    expect(keptOf(request).submission).toEqual(request)
    await settle(10_000)
    expect(sent).toHaveLength(2)
    expect(stored.size).toBe(0)
  },
)
