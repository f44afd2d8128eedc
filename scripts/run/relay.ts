import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** How long, in ms, a request waits for a server that is being started again. */
const PATIENCE_MS = 10_000
const RETRY_MS = 100
const WEBHOOK = '/api/revalidate'
const LONGEST_WEBHOOK = 64 * 1024
const UNREPEATED = new Set(['connection', 'keep-alive', 'upgrade', 'proxy-connection'])

type Webhook = { headers: string[]; body: Buffer }

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
  let noted: Webhook[] | undefined

  /** Reads and notes a webhook; undefined for any other request, whose body is not read. */
  async function note(near: IncomingMessage): Promise<Buffer | undefined> {
    if (!noted || near.method !== 'POST' || near.url !== WEBHOOK) return undefined
    // The site refuses a longer one.
    if (!(Number(near.headers['content-length']) <= LONGEST_WEBHOOK)) return undefined
    const body = Buffer.concat(await near.toArray())
    noted?.push({ headers: passedOn(near.rawHeaders), body })
    return body
  }

  async function pass(near: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await note(near).catch(() => undefined)
    const deadline = Date.now() + PATIENCE_MS
    do {
      if (target && (await attempt(near, answer, target, body))) return
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
     * Sends every request that begins from now on to this port. `answered` resolves when the server before has answered
     * those that it has: if it ended earlier, it would close connections just as requests are written to them.
     */
    async switchTo(next: number): Promise<{ answered: Promise<void> }> {
      // Others may arrive meanwhile.
      for (let each = noted?.shift(); each; each = noted?.shift()) await repeat(each, next)
      noted = undefined
      const before = target
      target = { port: next, agent: new Agent({ keepAlive: true }), open: new Set() }
      const { promise: answered, resolve } = Promise.withResolvers<void>()
      if (!before || before.open.size === 0) resolve()
      else before.onDrained = resolve
      return { answered }
    },
    /** From now on notes webhooks, and repeats them to the next server before it is switched to: it may have missed them. */
    noteWebhooks(): void {
      noted = []
    },
    /** There will be no next server. */
    forgetWebhooks(): void {
      noted = undefined
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Passes a request on; resolves to false if nothing of it was sent, so that it can be tried again. */
function attempt(
  near: IncomingMessage,
  answer: ServerResponse,
  target: Target,
  body?: Buffer,
): Promise<boolean> {
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
    if (body) far.end(body)
    else near.pipe(far)
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

/** Sends a webhook again. Rejects if the server cannot take it now; what it refuses is not repeated. */
async function repeat({ headers, body }: Webhook, port: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    const far = request({ host: '127.0.0.1', port, method: 'POST', path: WEBHOOK, headers })
    far.end(body)
    const [reply] = (await once(far, 'response')) as [IncomingMessage]
    reply.resume()
    if ((reply.statusCode ?? 500) < 500) return
    if (tries === 3)
      throw new Error('The new server does not take the changes of the last seconds.')
    await wait(1000)
  }
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
