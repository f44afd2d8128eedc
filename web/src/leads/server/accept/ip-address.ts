import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Set by this server on every request, over whatever the client sent. */
export const IP_ADDRESS_HEADER = 'x-ip-address'

/**
 * The visitor's IP address: the socket's, or the entry of `X-Forwarded-For` that our outermost proxy wrote.
 * `trustedProxies` is the number of our proxies; entries further left were written by the client.
 */
export function clientIpAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor?.split(',') ?? []), socketAddress]
  const step = withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)]?.trim() ?? '')
  // If the proxy wrote no IP address, the proxy's own is used.
  return isIP(step) > 0 ? step : socketAddress
}

/** Some proxies add the port, which differs for every connection. */
function withoutPort(step: string): string {
  return step.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
}

/**
 * Notes the visitor's address on each request, for the rate limit.
 * A route handler never sees the socket, and the `X-Forwarded-For` that it sees is the client's own.
 */
export function noteIpAddress(trustedProxies: number): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage }
    const forwarded = request.headersDistinct['x-forwarded-for']?.join(',')
    const socketAddress = request.socket.remoteAddress ?? 'unknown'
    request.headers[IP_ADDRESS_HEADER] = clientIpAddress(socketAddress, forwarded, trustedProxies)
  })
}
