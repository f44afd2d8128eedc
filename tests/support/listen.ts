import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts an HTTP server on loopback, on a free port by default. */
export async function listen(answer: RequestListener, port = 0) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
