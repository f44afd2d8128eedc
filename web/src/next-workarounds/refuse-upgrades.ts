import { subscribe } from 'node:diagnostics_channel'
import type { Server, Socket } from 'node:net'

/** Node sets `server` on each connection that it accepts; its types leave it out. */
type Accepted = { socket: Socket & { server?: Server } }

/**
 * Answers a request for a WebSocket as if it did not ask for one. `next start` has no WebSocket, yet listens for such
 * requests and leaves those open that match no static file: three file descriptors each, until none is left
 * (the same listener is the subject of vercel/next.js#58704 and #97028, both open). Without a listener Node itself
 * takes the request for an ordinary one.
 *
 * Not for development, where hot reload is a WebSocket. Can go when `next start` closes what it does not answer.
 */
export function refuseUpgrades(): void {
  // The server exists before this code does, and names itself with the first connection, before its first request.
  subscribe('net.server.socket', (event) => {
    const { socket } = event as Accepted
    socket.server?.removeAllListeners('upgrade')
  })
}
