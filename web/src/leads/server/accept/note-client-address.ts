import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { ADDRESS_HEADER, clientAddress } from './client-address'

/**
 * Notes the visitor's address on each request, for the rate limit.
 * A route handler never sees the socket, and the `X-Forwarded-For` that it sees is the client's own.
 */
export function noteClientAddress(trustedProxies: number): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage }
    const forwarded = request.headersDistinct['x-forwarded-for']?.join(',')
    const socketAddress = request.socket.remoteAddress ?? 'unknown'
    request.headers[ADDRESS_HEADER] = clientAddress(socketAddress, forwarded, trustedProxies)
  })
}
