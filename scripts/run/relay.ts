import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** How long, in ms, a request waits for a server that is being started again. */
const PATIENCE_MS = 10_000
const RETRY_MS = 100
const WEBHOOK = '/api/revalidate'
const UNREPEATED = new Set(['connection', 'keep-alive', 'upgrade', 'proxy-connection'])

type Target = {
  port: number
  agent: Agent
  /** The requests that it has not answered yet. */
  open: Set<ServerResponse>
  onDrained?: () => void
}

export type Relay = Awaited<ReturnType<typeof startRelay>>

/**
 * Listens on a port and passes each request on to a server on another, which may change: a request that has begun stays
 * with its server. While the server does not listen, requests wait.
 */
export async function startRelay(port: number) {
  let target: Target | undefined
  let held: Promise<void> | undefined

  async function pass(near: IncomingMessage, answer: ServerResponse): Promise<void> {
    const [path] = (near.url ?? '').split('?')
    if (path === WEBHOOK) await held
    const deadline = Date.now() + PATIENCE_MS
    do {
      if (target && (await attempt(near, answer, target))) return
      await wait(RETRY_MS)
    } while (Date.now() < deadline && !near.destroyed)
    answer.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' })
    answer.end('The site is being started. Try again in a few seconds.\n')
  }

  const server = createServer((near, answer) => void pass(near, answer))
  // A slow sender is the site's concern.
  server.requestTimeout = 0
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    /**
     * Sends every request that begins from now on to this port. Resolves when the server before has answered those that
     * it has: one that ends earlier closes connections just as requests are written to them.
     */
    async switchTo(next: number): Promise<void> {
      const before = target
      target = { port: next, agent: new Agent({ keepAlive: true }), open: new Set() }
      if (!before || before.open.size === 0) return
      await new Promise<void>((resolve) => Object.assign(before, { onDrained: resolve }))
    },
    /** Lets webhooks wait until the returned function is called: a server that starts meanwhile would miss them. */
    holdWebhooks(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Passes a request on; resolves to false if nothing of it was sent, so that it can be tried again. */
function attempt(near: IncomingMessage, answer: ServerResponse, target: Target): Promise<boolean> {
  const { method, url, headers, rawHeaders } = near
  const far = request({
    ...{ host: '127.0.0.1', port: target.port, agent: target.agent, method, path: url },
    // HTTP/1.0 may leave out the host.
    headers: [
      ...passedOn(rawHeaders),
      ...(headers.host === undefined ? ['host', 'localhost'] : []),
    ],
  })
  target.open.add(answer)
  const settle = () => {
    answer.off('close', settle)
    far.destroy()
    target.open.delete(answer)
    if (target.open.size === 0) target.onDrained?.()
  }
  answer.once('close', settle)
  const isEmpty = method === 'GET' || method === 'HEAD'
  let isSent = false
  const send = () => {
    isSent = true
    near.pipe(far)
  }
  // Not before: what is read from the visitor could not be sent a second time.
  far.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()))
  return new Promise((resolve) => {
    far.once('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.statusMessage, passedOn(reply.rawHeaders))
      pipeline(reply, answer, () => undefined)
      resolve(true)
    })
    far.once('error', () => {
      settle()
      resolve(refuse(answer, isSent && !isEmpty))
    })
  })
}

/** After a failure: whether the request is over. A request with a body is never sent twice. */
function refuse(answer: ServerResponse, isFinal: boolean): boolean {
  if (answer.destroyed || answer.headersSent) {
    answer.destroy()
    return true
  }
  if (!isFinal) return false
  answer.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain', connection: 'close' })
  answer.end('The site was interrupted. Try again.\n')
  return true
}

/** Names and values in turn, without those that concern one connection. */
function passedOn(raw: string[]): string[] {
  return raw.filter((_, at) => !UNREPEATED.has((raw[at - (at % 2)] ?? '').toLowerCase()))
}
