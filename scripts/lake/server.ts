import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refreshAssetUrls } from './assets/refresh-asset-urls.ts'
import { ReleaseScheduler } from './dataset/release-scheduler.ts'
import { answerRequest } from './http/answer-request.ts'
import { ENDPOINTS } from './http/endpoints.ts'
import { createPresence } from './http/presence.ts'
import { createRouter } from './http/router.ts'
import type { Lake } from './lake.ts'

// `@sanity/client` allows listener URLs of up to 14,800 characters.
const MAX_HEADER_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 60_000
const HEADERS_TIMEOUT_MS = 10_000
const KEEP_ALIVE_MS = 65_000

/** Serves a lake on loopback; resolves when it accepts requests. Returns what ends the server and closes the lake. */
export async function serveLake(lake: Lake): Promise<() => Promise<void>> {
  const { options } = lake
  const releases = new ReleaseScheduler()
  const route = createRouter(ENDPOINTS)
  const presence = createPresence(lake)
  const handle = (message: IncomingMessage, response: ServerResponse) =>
    void answerRequest(lake, route, message, response)
  const servers: Server[] = []
  const close = async () => {
    presence.close()
    releases.close()
    await closeAll(servers)
    await lake.close()
  }
  try {
    // localhost leads to either; a machine may lack one.
    for (const host of ['127.0.0.1', '::1']) {
      const server = await listenOn(host, lake.port || (options.port ?? 0), handle).catch(
        ignoreMissing,
      )
      if (!server) continue
      servers.push(server)
      if (servers.length === 1) lake.bound(portOf(server))
    }
    if (servers.length === 0) throw new Error('This machine has no loopback address.')
    refreshAssetUrls(lake)
  } catch (error) {
    await close()
    throw error
  }
  for (const server of servers) server.on('upgrade', presence.upgrade)
  lake.addWatcher(releases)
  return close
}

function listenOn(
  host: string,
  port: number,
  handle: (message: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    handle,
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => resolve(server))
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
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
