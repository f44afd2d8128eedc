import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Lake } from '../lake.ts'
import { LOCAL_USER } from '../local-user.ts'
import { accessOf } from './access.ts'
import { checkHost, checkOrigin } from './check-origin.ts'

const HEARTBEAT_MS = 20_000
const MAX_MESSAGE_BYTES = 256 * 1024
const SOCKET_PATH = /^\/v[\dX-]+\/socket\/[a-z0-9_-]+\/?$/

const anyObject = z.record(z.string(), z.unknown()).catch({})
const call = z.object({ id: z.unknown().optional(), method: z.string(), params: anyObject })
type Call = z.infer<typeof call>

/**
 * Presence in the Studio (who edits what): JSON-RPC over WebSocket, as `@sanity/bifur-client` expects.
 * Returns a listener for the server's `upgrade` event.
 */
export function createPresence(lake: Lake) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  /** The subscriptions of every open socket. */
  const subscribers = new Map<WebSocket, Set<string>>()

  const broadcast = (result: object) => {
    for (const [socket, subscriptions] of subscribers)
      for (const subscription of subscriptions)
        sendMessage(socket, { method: 'presence_subscription', params: { subscription, result } })
  }

  sockets.on('connection', (socket) => {
    subscribers.set(socket, new Set())
    const heartbeat = setInterval(() => socket.send('♥'), HEARTBEAT_MS)
    socket.send('♥')
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(heartbeat)
      subscribers.delete(socket)
    })
    socket.on('message', (data) => {
      const received = readCall(data)
      const subscriptions = subscribers.get(socket)
      if (received && subscriptions) answerCall(socket, received, subscriptions, broadcast)
    })
  })

  return {
    upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): void {
      socket.on('error', () => socket.destroy())
      if (!mayConnect(lake, message)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
        return
      }
      sockets.handleUpgrade(message, socket, head, (opened) => sockets.emit('connection', opened))
    },
    close(): void {
      for (const socket of subscribers.keys()) socket.terminate()
      sockets.close()
    },
  }
}

function mayConnect(lake: Lake, message: IncomingMessage): boolean {
  try {
    checkHost(message)
    const origin = checkOrigin(message, new Set(lake.options.origins))
    const path = message.url?.split('?')[0] ?? ''
    return SOCKET_PATH.test(path) && accessOf(lake, message, origin) === 'editor'
  } catch {
    return false
  }
}

function answerCall(
  socket: WebSocket,
  { id, method, params }: Call,
  subscriptions: Set<string>,
  broadcast: (result: object) => void,
): void {
  const i = LOCAL_USER.id
  let result: unknown = true
  if (method === 'presence_subscribe') {
    result = randomUUID()
    subscriptions.add(String(result))
  } else if (method === 'presence_unsubscribe') subscriptions.delete(String(params.subscriptionId))
  sendMessage(socket, { id, result })

  if (method === 'presence_announce') {
    const { locations, sessionId } = anyObject.parse(params.data)
    const m = { type: 'state', locations: locations ?? [], sessionId }
    broadcast({ type: 'state', i, t: new Date().toISOString(), m })
  } else if (method === 'presence_rollcall')
    broadcast({ type: 'rollCall', i, session: params.session, m: { session: params.session } })
  else if (method === 'presence_disconnect')
    broadcast({ type: 'disconnect', i, m: { session: params.session } })
}

function readCall(data: RawData): Call | undefined {
  try {
    return call.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}

function sendMessage(socket: WebSocket, message: object): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
}
