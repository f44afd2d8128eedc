import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const QUERY = /\/data\/query\//

/** A proxy to a local server that counts queries. */
export async function startCountingRelay(to: number) {
  let queries = 0
  const server = createServer((near, answer) => {
    if (QUERY.test(near.url ?? '')) queries++
    const { method, url, headers } = near
    const far = request({ host: '127.0.0.1', port: to, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    far.on('error', () => answer.destroy())
    near.pipe(far)
  })
  // On a busy machine the default timeout closes kept connections just as the build uses them again.
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** Queries since the last call. */
    takeCount() {
      const count = queries
      queries = 0
      return count
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
