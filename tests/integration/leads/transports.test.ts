import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { botTransport } from '@/leads/server/deliver/bot'
import { webhookTransport } from '@/leads/server/deliver/webhook'
import { temporaryReceiver } from '../../support/http-receiver'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const TOKEN = '42:the-token'

/** A bot service that always answers the same. */
async function botThatAnswers(status: number, body: unknown) {
  const receiver = await temporaryReceiver()
  receiver.status = status
  receiver.answerBody = typeof body === 'string' ? body : JSON.stringify(body)
  const apiUrl = `${new URL(receiver.url).origin}//`
  const send = botTransport({ apiUrl, token: TOKEN, chatId: '-7', timeoutMs: 20_000 })
  return { receiver, send }
}

/** The URL of a server that accepts connections and never answers. */
async function silentUrl(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

describe('the bot service', () => {
  test.each([
    ['says no', 200, { ok: false, description: 'chat not found' }, '200: chat not found'],
    ['says yes with an error', 500, { ok: true }, '500: no JSON of its own'],
    ['quotes the address', 402, { ok: false, description: TOKEN }, '402: <token>'],
    ['is long', 400, { ok: false, description: 'x'.repeat(500) }, `400: ${'x'.repeat(200)}`],
  ])('whose answer %s is tried again', async (_, status, body, words) => {
    const { send } = await botThatAnswers(status, body)
    expect(await send('x', ID)).toEqual({
      outcome: 'failed',
      error: `the bot service answered ${words}`,
      reason: `status ${status}`,
    })
  })

  test.each([
    [{ ok: false, description: 'slow down', parameters: { retry_after: 17 } }, 17],
    [{ ok: false, description: 'slow down', parameters: {} }, 1],
  ])('that asks for a pause by %j gets one', async (body, retryAfterSeconds) => {
    const { send } = await botThatAnswers(429, body)
    expect(await send('x', ID)).toEqual({
      outcome: 'throttled',
      retryAfterSeconds,
      error: 'the bot service answered 429: slow down',
      reason: 'status 429',
    })
  })

  test('that is silent or unreachable is reported by the error code, not by its address', async () => {
    const apiUrl = await silentUrl()
    const settings = { token: TOKEN, chatId: '-7', timeoutMs: 50 }
    expect(await botTransport({ ...settings, apiUrl })('x', ID)).toEqual({
      outcome: 'failed',
      error: 'the bot service did not answer (TimeoutError)',
      reason: 'TimeoutError',
    })
    const nowhere = botTransport({ ...settings, apiUrl: 'http://127.0.0.1:1', timeoutMs: 20_000 })
    expect(await nowhere('x', ID)).toMatchObject({
      error: expect.stringMatching(/^the bot service did not answer \([\w ]+\)$/),
    })
  })

  test('that sends elsewhere is not followed', async () => {
    const { receiver, send } = await botThatAnswers(307, '')
    receiver.answerHeaders = { location: '/elsewhere' }
    expect(await send('x', ID)).toMatchObject({ outcome: 'failed' })
    expect(receiver.received).toHaveLength(1)
  })
})

describe('the webhook', () => {
  const settings = { secret: 'the-secret', timeoutMs: 20_000 }
  const failed = (status: number) => ({
    outcome: 'failed',
    error: `the webhook answered ${status}`,
    reason: `status ${status}`,
  })
  const paused = (status: number, retryAfterSeconds: number) => ({
    ...failed(status),
    outcome: 'throttled',
    retryAfterSeconds,
  })

  test.each([
    [200, undefined, { outcome: 'delivered' }],
    [500, '9', failed(500)],
    [429, '9', paused(429, 9)],
    [429, 'Wed, 21 Oct 2026 07:28:00 GMT', paused(429, 1)],
    [503, undefined, failed(503)],
  ])('that answers %i with Retry-After %s', async (status, retryAfter, outcome) => {
    const receiver = await temporaryReceiver()
    receiver.status = status
    if (retryAfter) receiver.answerHeaders = { 'retry-after': retryAfter }
    expect(await webhookTransport({ ...settings, url: receiver.url })('{}', ID)).toEqual(outcome)
    expect(receiver.received).toMatchObject([{ method: 'POST', body: Buffer.from('{}') }])
  })

  test('that redirects is not followed, and one that is silent is not waited for', async () => {
    const receiver = await temporaryReceiver()
    receiver.status = 307
    receiver.answerHeaders = { location: '/elsewhere' }
    const moved = await webhookTransport({ ...settings, url: receiver.url })('{}', ID)
    expect(moved).toMatchObject({ outcome: 'failed' })
    expect(receiver.received).toHaveLength(1)
    const url = await silentUrl()
    expect(await webhookTransport({ ...settings, url, timeoutMs: 50 })('{}', ID)).toEqual({
      outcome: 'failed',
      error: 'the webhook did not answer (TimeoutError)',
      reason: 'TimeoutError',
    })
  })
})
