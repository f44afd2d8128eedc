import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { LAKE_TOKEN, STUDIO_ORIGIN, startTestLake, type TestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

const authorization = `Bearer ${LAKE_TOKEN}`

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

type Message = { id?: string; result?: unknown; params?: { subscription: string; result: object } }

async function connect(headers: Record<string, string>) {
  const address = `ws://localhost:${lake.port}/v2022-06-30/socket/production`
  const socket = new WebSocket(address, { headers })
  onTestFinished(() => socket.terminate())
  const messages: Message[] = []
  socket.on('message', (data) => {
    if (String(data) !== '♥') messages.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  let last = 0
  const call = async (method: string, params: object) => {
    const id = String(++last)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    await until(() => messages.some((message) => message.id === id))
    return messages.find((message) => message.id === id)?.result
  }
  return { call, told: () => messages.flatMap(({ params }) => params ?? []) }
}

it('tells every page of the Studio where the others are', async () => {
  const login = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: STUDIO_ORIGIN } })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const a = await connect({ origin: STUDIO_ORIGIN, cookie })
  const b = await connect({ authorization })
  const subscription = await b.call('presence_subscribe', {})
  const locations = [{ type: 'document', documentId: 'page-a', path: ['title'] }]
  await a.call('presence_announce', { data: { locations, sessionId: 's1' } })
  await a.call('presence_rollcall', { session: 's1' })
  await a.call('presence_disconnect', { session: 's1' })
  await until(() => b.told().length === 3)
  expect(b.told()).toMatchObject([
    { subscription, result: { type: 'state', i: 'local-editor', m: { locations } } },
    { subscription, result: { type: 'rollCall', i: 'local-editor', session: 's1' } },
    { subscription, result: { type: 'disconnect', i: 'local-editor', m: { session: 's1' } } },
  ])
})

it.each<Record<string, string>>([
  {},
  { origin: STUDIO_ORIGIN },
  { origin: 'http://evil.example', authorization },
  { host: 'evil.example', authorization },
])('refuses a caller with %j', async (headers) => {
  await expect(connect(headers)).rejects.toThrow(/403/)
})
