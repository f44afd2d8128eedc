import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { until } from './until.ts'

/** A way to a server that a test can cut or stall, as when the server or the network fails. */
export async function startRelay(port: number, to: number) {
  /** Each open socket, and the one that its bytes go to. */
  const open = new Map<Socket, Socket>()
  let state: 'open' | 'cut' | 'stalled' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(to, '127.0.0.1')
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
    /** Where it listens: `port`, or one of its own when that is 0. */
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut'
      drop()
    },
    /** Settles when every connection is closed on both sides. */
    idle: () => until(async () => open.size === 0),
    /** Connections are accepted and stay open, but no byte gets through. */
    stall() {
      state = 'stalled'
      for (const socket of open.keys()) socket.unpipe().pause()
    },
    mend() {
      if (state === 'stalled') for (const [socket, other] of open) socket.pipe(other)
      state = 'open'
    },
    /** New connections work, and those that stalled never answer again. */
    mendNew() {
      state = 'open'
    },
    async close() {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
