import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { securityHeaders } from '@/lib/security-headers'

type RequestStart = { request: IncomingMessage; response: ServerResponse }

/**
 * Sets the security headers on responses that `headers()` of the configuration does not reach: redirects of repeated
 * slashes and requests that Next cannot parse. Remove when vercel/next.js#66352 is closed: trailing slashes have the same
 * defect there.
 */
export function guardResponses(): void {
  const headers = Object.entries(
    securityHeaders({
      studioOrigins: env.STUDIO_ORIGINS,
      apiHost: env.SANITY_API_HOST,
      chatOrigins: env.CHAT_ORIGINS,
      // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
      development: process.env.NODE_ENV === 'development',
    }),
  )
  subscribe('http.server.request.start', (event) => {
    const { request, response } = event as RequestStart
    for (const [name, value] of headers) response.setHeader(name, value)
    // Next answers TRACE with 500, since the Fetch standard forbids a `Request` of it. No upstream issue found as of
    // 2026-11; to reproduce: curl -X TRACE. Remove when Next answers 405.
    if (request.method === 'TRACE') response.writeHead(405, { allow: 'GET, HEAD' }).end()
  })
}
