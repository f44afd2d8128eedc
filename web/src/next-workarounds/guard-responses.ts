import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { securityHeaders } from '@/security-headers'

type RequestStart = { request: IncomingMessage; response: ServerResponse }

/**
 * Puts the security headers on what Next answers before it looks at `headers()` of its configuration: slashes too many,
 * and requests that it cannot read.
 */
export function guardResponses(): void {
  const headers = Object.entries(
    securityHeaders({
      studioUrl: env.STUDIO_URL,
      apiHost: env.SANITY_API_HOST,
      chatOrigins: env.CHAT_ORIGINS,
      // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
      development: process.env.NODE_ENV === 'development',
    }),
  )
  subscribe('http.server.request.start', (event) => {
    const { request, response } = event as RequestStart
    for (const [name, value] of headers) response.setHeader(name, value)
    // Next makes a `Request` of it first, which the standard forbids, and would answer 500.
    if (request.method === 'TRACE') response.writeHead(405, { allow: 'GET, HEAD' }).end()
  })
}
