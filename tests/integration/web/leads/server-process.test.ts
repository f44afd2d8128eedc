import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BotDouble, startBotDouble } from '../../../support/bot-double'
import { type Stack, startStack } from '../../../support/stack'
import { testPorts } from '../../../support/test-urls'
import { submission, supportRequest } from '../../leads/open-test-leads'

let bot: BotDouble
let stack: Stack

beforeAll(async () => {
  bot = await startBotDouble(testPorts().bot)
  stack = await startStack({ env: { LEADS_LEASE_SECONDS: '3' } })
})

afterAll(async () => {
  await stack?.stop()
  await bot?.stop()
})

beforeEach(() => {
  bot.always({ kind: 'deliver' })
  bot.messages.length = 0
})

async function send(request: object): Promise<number> {
  const response = await fetch(`${stack.urls.site}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.urls.site },
    body: JSON.stringify(request),
  })
  await response.arrayBuffer()
  return response.status
}

const arrivedIds = () => bot.messages.map(({ text }) => text.slice(-36))

async function untilDelivered(ids: string[]) {
  await vi.waitFor(() => expect(arrivedIds()).toEqual(expect.arrayContaining(ids)), {
    timeout: 45_000,
    interval: 200,
  })
}

function entryOf(submissionId: string) {
  const file = new DatabaseSync(stack.settings.leadsDatabase, { readOnly: true })
  const query = 'select * from outbox_entry where submission_id = ?'
  const entry = file.prepare(query).get(submissionId)
  file.close()
  return entry
}

test('a server killed between storing and delivering delivers once after its restart', async () => {
  bot.always({ kind: 'close' })
  const requests = Array.from({ length: 20 }, () => submission())
  const ids = requests.map(({ submissionId }) => submissionId)
  expect(await Promise.all(requests.map(send))).toEqual(Array(20).fill(202))
  await stack.restartSite('SIGKILL')
  expect(bot.messages).toEqual([])
  bot.always({ kind: 'deliver' })
  await untilDelivered(ids)
  expect(arrivedIds().sort()).toEqual(ids.sort())
})

test('a server that gets SIGTERM during a delivery records it and does not repeat it', async () => {
  bot.always({ kind: 'slow', ms: 1500 })
  const request = submission()
  // Requests of the crash before may arrive in between.
  const arrivals = () => arrivedIds().filter((id) => id === request.submissionId).length
  expect(await send(request)).toBe(202)
  await vi.waitFor(() => expect(arrivals()).toBe(1), { timeout: 20_000 })
  await stack.restartSite('SIGTERM')
  expect(entryOf(request.submissionId)).toMatchObject({ state: 'delivered', started_attempts: 1 })
  const next = submission()
  expect(await send(next)).toBe(202)
  await untilDelivered([next.submissionId])
  expect(arrivals()).toBe(1)
})

test('the same request sent again after a restart is accepted and not delivered again', async () => {
  const request = submission()
  expect(await send(request)).toBe(202)
  await untilDelivered([request.submissionId])
  // A crash between sending and its record may send again; here the record is waited for.
  await vi.waitFor(
    () => expect(entryOf(request.submissionId)).toMatchObject({ state: 'delivered' }),
    { timeout: 20_000 },
  )
  await stack.restartSite('SIGKILL')
  expect(await send(request)).toBe(202)
  expect(await send({ ...request, data: { ...supportRequest, subject: 'Other' } })).toBe(409)
  const next = submission()
  expect(await send(next)).toBe(202)
  await untilDelivered([next.submissionId])
  expect(arrivedIds().filter((id) => id === request.submissionId)).toHaveLength(1)
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused as a problem', async (method) => {
  const response = await fetch(`${stack.urls.site}/api/submissions`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 405, detail: expect.any(String) })
})
