import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { LAKE_TOKEN, STUDIO_ORIGIN, startTestLake, type TestLake } from '../../support/lake.ts'

interface Message {
  id?: string
  method?: string
  result?: unknown
  params?: { subscription: string; result: Record<string, unknown> }
}

let lake: TestLake
const open: WebSocket[] = []
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

async function connect(headers: Record<string, string>) {
  const socket = new WebSocket(`ws://localhost:${lake.port}/v2022-06-30/socket/production`, {
    headers,
  })
  open.push(socket)
  const messages: Message[] = []
  socket.on('message', (data) => {
    if (String(data) !== '♥') messages.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  let last = 0
  const call = async (method: string, params: object) => {
    const id = String(++last)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    return await vi.waitFor(() => {
      const answer = messages.find((message) => message.id === id)
      if (!answer) throw new Error('no answer yet')
      return answer.result
    })
  }
  return { socket, messages, call }
}

it('tells every page of the Studio where the others are', async () => {
  const login = await fetch(`${lake.url}/v1/users/me`, { headers: { origin: STUDIO_ORIGIN } })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const a = await connect({ origin: STUDIO_ORIGIN, cookie })
  const b = await connect({ authorization: `Bearer ${LAKE_TOKEN}` })
  const subscription = await b.call('presence_subscribe', {})
  const locations = [{ type: 'document', documentId: 'page-a', path: ['title'] }]
  await a.call('presence_announce', { data: { locations, sessionId: 's1' } })
  await a.call('presence_rollcall', { session: 's1' })
  await a.call('presence_disconnect', { session: 's1' })
  await vi.waitFor(() => expect(b.messages.filter(({ params }) => params).length).toBe(3))
  const events = b.messages.flatMap(({ method, params }) => (method ? [params] : []))
  expect(events.every((event) => event?.subscription === subscription)).toBe(true)
  expect(events.map((event) => event?.result)).toMatchObject([
    { type: 'state', i: 'local-editor', m: { sessionId: 's1', locations } },
    { type: 'rollCall', i: 'local-editor', session: 's1' },
    { type: 'disconnect', i: 'local-editor', m: { session: 's1' } },
  ])
  await b.call('presence_unsubscribe', { subscriptionId: subscription })
  await a.call('presence_rollcall', { session: 's1' })
  expect(b.messages.filter(({ params }) => params).length).toBe(3)
})

it.each([
  ['a visitor', {}],
  ['the Studio’s page without a login', { origin: STUDIO_ORIGIN }],
  ['another page', { origin: 'http://evil.example', authorization: `Bearer ${LAKE_TOKEN}` }],
  ['another host name', { host: 'evil.example', authorization: `Bearer ${LAKE_TOKEN}` }],
])('refuses %s', async (_, headers) => {
  await expect(connect(headers as Record<string, string>)).rejects.toThrow(/403/)
})
