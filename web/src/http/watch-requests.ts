import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { collectDefaultMetrics } from 'prom-client'
import { env } from '../env.ts'
import { log } from '../lib/log.ts'
import { counter, histogram } from '../lib/metrics.ts'
import { REQUEST_ID_HEADER } from './current-request.ts'
import { isRead } from './next-workarounds/refuse-methods.ts'
import { routeOfPath } from './route-of-path.ts'

const requests = counter({
  name: 'chainlantern_http_requests_total',
  help: 'Requests by route and status; a status of 0 is a request whose sender left before the answer.',
  labelNames: ['route', 'status'],
})
const duration = histogram({
  name: 'chainlantern_http_request_duration_seconds',
  help: 'Time from the request to the end of its answer.',
  labelNames: ['route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/** Requested every few seconds, so logged at the level `debug`. */
const FREQUENT = ['/api/health/', '/api/metrics']
/** In ms: from here on an answer is slow. */
const SLOW = 1000

/**
 * Returns a function that counts a request and, for the API and for failed or refused pages, logs it (at the level
 * `debug` if nothing is wrong with it): route, status, time and request id, never the path, the query, an address or a body. It returns the id. Call it before the URL is changed.
 */
export function requestWatcher(): (request: IncomingMessage, response: ServerResponse) => string {
  if (env.METRICS_TOKEN) collectDefaultMetrics()
  return (request, response) => {
    const startedAt = performance.now()
    const { method } = request
    const path = request.url?.split('?')[0] ?? '/'
    const isApi = path.startsWith('/api/')
    const given = request.headers[REQUEST_ID_HEADER]?.toString()
    const id = chooseRequestId(given, env.LEADS_TRUSTED_PROXIES)
    // Not on pages: Next and proxies keep the headers of a page and give them to everybody.
    if (isApi) response.setHeader(REQUEST_ID_HEADER, id)
    // As it is sent: Next sets another one when it fails.
    let status = 0
    onHeaders(response, () => {
      status = response.statusCode
    })
    response.once('close', () => {
      const ms = performance.now() - startedAt
      const route = routeOfPath(path)
      requests.inc({ route, status })
      duration.observe({ route }, ms / 1000)
      // No line for an ordinary page.
      if (!isApi && isRead(request) && isReadable(path) && status < 500) return
      const isOrdinary = (status < 400 && ms < SLOW) || FREQUENT.some(at(route))
      const level = status >= 500 ? 'error' : isOrdinary ? 'debug' : 'info'
      const line = { method, route, status, ms: Math.round(ms), requestId: id }
      log[level](line, response.writableFinished ? 'request' : 'request broken off')
    })
    return id
  }
}

// What proxies make: hexadecimal digits, UUIDs, ULIDs. Anything else could hold a person's data.
const SAFE = /^[\w-]{8,64}$/

/** The id that a proxy of ours has given to a request, if it is a safe one; otherwise a new one. */
export function chooseRequestId(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given && SAFE.test(given) ? given : crypto.randomUUID()
}

/** Whether the percent signs of a path encode text. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const at = (route: string) => (start: string) => route.startsWith(start)
