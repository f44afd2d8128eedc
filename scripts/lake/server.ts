import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'
import { refreshAssetUrls } from './assets/refresh-asset-urls.ts'
import { ReleaseScheduler } from './dataset/release-scheduler.ts'
import { type LakeOptions, readLakeEnv } from './env.ts'
import { answerRequest } from './http/answer-request.ts'
import { ENDPOINTS } from './http/endpoints.ts'
import { createPresence } from './http/presence.ts'
import { createRouter } from './http/router.ts'
import { Lake } from './lake.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'

// `@sanity/client` allows listener URLs of up to 14,800 characters.
const MAX_HEADER_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 60_000
const HEADERS_TIMEOUT_MS = 10_000
const CHECK_MS = 5000
const KEEP_ALIVE_MS = 65_000

export interface RunningLake {
  port: number
  url: string
  close(): Promise<void>
}

/** Starts a lake on loopback; resolves when it accepts requests. Port 0 picks a free port. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  const webhooks = options.webhook && new WebhookSender(options.webhook)
  const releases = new ReleaseScheduler()
  const lake = new Lake(options)
  const route = createRouter(ENDPOINTS)
  const presence = createPresence(lake)
  const handle = (message: IncomingMessage, response: ServerResponse) =>
    void answerRequest(lake, route, message, response)
  const servers: Server[] = []
  const close = async () => {
    presence.close()
    releases.close()
    await closeAll(servers)
    await webhooks?.close()
    await lake.close()
  }
  try {
    const server = await listenOn('127.0.0.1', options.port, options, handle)
    servers.push(server)
    lake.bound(portOf(server))
    refreshAssetUrls(lake)
    // Browsers may try ::1 first for localhost; machines without IPv6 skip this.
    const second = await listenOn('::1', lake.port, options, handle).catch(ignoreMissingAddress)
    if (second) servers.push(second)
  } catch (error) {
    await close()
    throw error
  }
  for (const server of servers) server.on('upgrade', presence.upgrade)
  if (webhooks) lake.addWatcher(webhooks)
  lake.addWatcher(releases)
  return { port: lake.port, url: lake.url, close }
}

function listenOn(
  host: string,
  port: number,
  { requestTimeoutMs: requestTimeout = REQUEST_TIMEOUT_MS }: LakeOptions,
  handle: (message: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeout),
      connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeout),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    handle,
  )
  server.on('clientError', refuseConnection)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => resolve(server))
  })
}

/** Answers what Node rejects before it is a request: malformed HTTP, large headers, slow bodies. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'Send a long query by POST.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request did not arrive in time.']
        : ['400 Bad Request', 'This is not a well-formed HTTP request.']
  const body = JSON.stringify({ statusCode: Number.parseInt(status, 10), error: status, message })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

function ignoreMissingAddress(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return undefined
  throw error
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}

async function closeAll(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise((resolve) => server.close(resolve))
      // Event streams never end by themselves.
      server.closeAllConnections()
      return closed
    }),
  )
}

async function main(): Promise<void> {
  try {
    const options = readLakeEnv()
    const lake = await startLake(options)
    console.log(`Lake on ${lake.url}, data in ${options.dir}`)
    let isClosing = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        if (isClosing) return
        isClosing = true
        void lake.close().then(() => process.exit(0))
      })
  } catch (error) {
    console.error(`Lake: ${explain(error)}`)
    process.exitCode = 1
  }
}

function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `port ${port} is taken; set LAKE_PORT to a free one` : message
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
