import type { IncomingMessage, ServerResponse } from 'node:http'
import { HttpError } from './http-error.ts'

const LOOPBACK_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/** Rejects host names that are not loopback, which prevents DNS rebinding. */
export function checkHost(message: IncomingMessage): string {
  const host = message.headers.host ?? ''
  if (!LOOPBACK_HOST.test(host))
    throw new HttpError(403, 'Use the host localhost, a name under .localhost, or 127.0.0.1.')
  return host
}

/** Rejects pages of other sites. Requests without `Origin` do not come from a page's script. */
export function checkOrigin(
  message: IncomingMessage,
  origins: ReadonlySet<string>,
): string | undefined {
  const { origin } = message.headers
  if (origin === undefined || origins.has(origin)) return origin
  throw new HttpError(
    403,
    'This origin may not use the lake. If it is your Studio or site, start the lake with its port as STUDIO_PORT or SITE_PORT.',
  )
}

/** Allows a page of ours to read the response, with credentials. */
export function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'content-type, retry-after')
}

/** Answers a CORS preflight of a page of ours. */
export function answerPreflight(message: IncomingMessage, response: ServerResponse): void {
  const asked = message.headers['access-control-request-headers'] ?? ''
  if (/^[\w, -]+$/.test(asked)) response.setHeader('access-control-allow-headers', asked)
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-max-age', '600')
  response.writeHead(204).end()
}
