import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'

/** Set by this server on every request, over whatever the client sent. */
export const ADDRESS_HEADER = 'x-client-address'

/**
 * The visitor's address: the socket's, or as many steps back in `X-Forwarded-For` as there are
 * proxies of ours in front. What stands further left was written by the client and proves nothing.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = [...(forwardedFor?.split(',') ?? []), socketAddress]
  const step = withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)]?.trim() ?? '')
  // What a proxy could not name is counted as the proxy.
  return isIP(step) > 0 ? step : socketAddress
}

/** Some proxies add the port, which is new for every connection. */
function withoutPort(step: string): string {
  return step.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
}

/** Whom to count under one limit: an IPv4 address, or the /64 network that one customer is given. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return isIPv4(address) ? address : 'unknown'
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  if (!mapped) return `${groups.slice(0, 4).join(':')}::/64`
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((word) => [word >> 8, word & 255])
    .join('.')
}

/** The eight groups of an IPv6 address, in whichever of its spellings it is written. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  const [front = [], back] = new URL(`http://[${withoutZone}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  if (!back) return front
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}

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
