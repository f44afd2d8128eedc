import { isIP, isIPv4, isIPv6 } from 'node:net'

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

/** The key that an IP address is counted under: an IPv4 address, or the /64 network of an IPv6 address. */
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

/** The eight groups of an IPv6 address in any of its notations. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  const [front = [], back] = new URL(`http://[${withoutZone}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  if (!back) return front
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}
