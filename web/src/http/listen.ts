import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

/**
 * Starts `server` on `host`; for `localhost` on both loopback addresses that the machine has, since the name leads to
 * either. Returns everything that listens.
 */
export async function listen(server: HttpServer, port: number, host: string): Promise<Server[]> {
  if (host !== 'localhost') return [await started(server, port, host)]
  const listening: Server[] = []
  let missing: unknown
  for (const address of ['127.0.0.1', '::1']) {
    const next =
      listening.length === 0 ? server : createServer((socket) => server.emit('connection', socket))
    try {
      listening.push(await started(next, port, address))
    } catch (error) {
      missing = error
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error
    }
  }
  if (listening.length === 0) throw missing
  return listening
}

function started(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}
