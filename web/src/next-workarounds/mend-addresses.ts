import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Makes addresses readable that Next answers with 500: `*`, and percent signs that encode no text (`/api/events/%ff`),
 * which from here on stand for themselves. Both then lead to an ordinary 404.
 *
 * Can go when Next answers them with a 4xx; no issue is known.
 */
export function mendAddresses(): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage }
    request.url = mended(request.url ?? '/')
  })
}

function mended(url: string): string {
  if (url === '*') return '/*'
  const [path = '', ...query] = url.split('?')
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
