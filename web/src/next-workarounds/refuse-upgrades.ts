import { subscribe } from 'node:diagnostics_channel'
import type { Server, Socket } from 'node:net'

/** Node sets `server` on each connection that it accepts; its types leave it out. */
type Accepted = { socket: Socket & { server?: Server } }

/**
 * `next start` listens for WebSocket upgrades and leaves those open that match no static file, each with three file
 * descriptors. Without the listener Node answers an upgrade as an ordinary request. Development keeps it for hot reload.
 *
 * Remove when vercel/next.js#97028 is released: it closes upgrades that nothing handles.
 */
export function refuseUpgrades(): void {
  // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
  if (process.env.NODE_ENV === 'development') return
  // The server exists before this code; its first connection is the first chance to reach it.
  subscribe('net.server.socket', (event) => {
    const { socket } = event as Accepted
    socket.server?.removeAllListeners('upgrade')
  })
}
