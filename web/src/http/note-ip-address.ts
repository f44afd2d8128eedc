import type { IncomingMessage } from 'node:http'
import { env } from '../env.ts'
import { log } from '../lib/log.ts'
import { clientIpAddress, IP_ADDRESS_HEADER } from './ip-address.ts'

/**
 * Returns a function that sets the visitor's address as a header of the request, for the rate limits: a route handler does
 * not see the socket.
 *
 * @param trustedProxies the number of our proxies
 */
export function addressNoter(
  trustedProxies = env.LEADS_TRUSTED_PROXIES,
): (request: IncomingMessage) => void {
  if (trustedProxies === 0 && env.SITE_URL.startsWith('https:')) {
    log.warn(
      'leads: SITE_URL is https, so a proxy seems to be in front of this server, but LEADS_TRUSTED_PROXIES is 0. If there is one, all visitors share one rate limit: set LEADS_TRUSTED_PROXIES to the number of your proxies',
    )
  }
  return (request) => {
    const forwarded = request.headers['x-forwarded-for']?.toString()
    const socketAddress = request.socket.remoteAddress ?? 'unknown'
    request.headers[IP_ADDRESS_HEADER] = clientIpAddress(socketAddress, forwarded, trustedProxies)
  }
}
