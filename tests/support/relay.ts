import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { until } from './until.ts'

/** Starts a TCP relay to a server that a test can cut or stall, to simulate failures of server or network. */
export async function startRelay(port: number, to: number) {
  /** Open sockets, each with its peer. */
  const open = new Map<Socket, Socket>()
  let requests = 0
  let state: 'open' | 'cut' | 'stalled' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(to, '127.0.0.1')
    near.on('data', (bytes) => {
      requests += bytes.toString('latin1').match(/^(?:GET|POST) \/\S* HTTP\/1\.1\r$/gm)?.length ?? 0
    })
    // A data listener would lose bytes of a stalled connection.
    if (state === 'stalled') near.pause()
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.set(socket, other)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => other.destroy())
      if (state === 'open') socket.pipe(other)
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => {
    for (const socket of open.keys()) socket.destroy()
  }
  return {
    /** The relay's port: `port`, or a free one for 0. */
    port: (server.address() as AddressInfo).port,
    requests: () => requests,
    cut() {
      state = 'cut'
      drop()
    },
    /** Resolves when every connection is closed on both sides. */
    idle: () => until(() => open.size === 0),
    /** Accepts connections and keeps them open without transferring bytes. */
    stall() {
      state = 'stalled'
      for (const socket of open.keys()) socket.unpipe().pause()
    },
    mend() {
      if (state === 'stalled') for (const [socket, other] of open) socket.pipe(other)
      state = 'open'
    },
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
