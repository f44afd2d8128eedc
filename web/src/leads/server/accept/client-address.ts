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
  const chain = [...(forwardedFor?.split(',') ?? []), socketAddress].map((step) => step.trim())
  return withoutPort(chain[Math.max(0, chain.length - 1 - trustedProxies)] || socketAddress)
}

/** Some proxies add the port, which is new for every connection. */
function withoutPort(step: string): string {
  return step.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')
}

/** Whom to count under one limit: an IPv4 address, or the /64 network that one customer is given. */
export function limitKey(address: string): string {
  const mapped = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (!mapped.includes(':')) return mapped
  const [head = '', tail] = mapped.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`
}
