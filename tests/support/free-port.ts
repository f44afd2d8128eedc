import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A free port on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Whether a server accepts connections at this port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy())
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
}
