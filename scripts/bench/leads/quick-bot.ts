import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local messaging service that accepts every message at once. */
export async function startQuickBot() {
  let messages = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      messages += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Messages since the last call. */
    takeDelivered: () => {
      const taken = messages
      messages = 0
      return taken
    },
  }
}
