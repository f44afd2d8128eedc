// Declares the queues on the window.
import type {} from '../../../web/src/frame/consent/analytics-adapters.ts'
import { listen } from '../../support/listen.ts'

export type AnalyticsDouble = {
  /** The paths of all requests, in order. */
  requests: string[]
  /** What the scripts were told, in order, as `NAME {"parameter":"value"}` without what is not set. */
  told: string[]
  stop: () => Promise<void>
}

/**
 * Starts Tag Manager over real HTTP, as it documents its queue: what was queued before its script is loaded, and what
 * is told later, is sent to `/collect`.
 */
export async function startAnalyticsDouble(port: number): Promise<AnalyticsDouble> {
  const requests: string[] = []
  const told: string[] = []
  const { stop } = await listen((request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? ''
    requests.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    if (path === '/collect') {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => told.push(body))
      return response.end()
    }
    if (path !== '/gtm.js') return response.writeHead(404).end()
    response.setHeader('content-type', 'text/javascript')
    return response.end(`(${gtm})(${collect})`)
  }, port)
  return { requests, told, stop }
}

// The rest runs in the browser.

type Collect = typeof collect

/** One after the other, so that they arrive in order. */
function collect(name: unknown, parameters: object) {
  const url = new URL('/collect', document.querySelector<HTMLScriptElement>('[data-domain]')?.src)
  const body = `${name} ${JSON.stringify(parameters)}`
  const queue = window as Window & { collecting?: Promise<unknown> }
  queue.collecting = (queue.collecting ?? Promise.resolve())
    .then(() => fetch(url, { method: 'POST', keepalive: true, body }))
    .catch(() => undefined)
}

function gtm(send: Collect) {
  // As measurements do, also for the time that a visit took.
  const remember = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
    document.cookie = 'visitor=1; path=/'
  }
  remember()
  addEventListener('pagehide', remember)
  const layer = window.dataLayer as Record<string, unknown>[]
  const read = (entry: Record<string, unknown>) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]')
      return send(entry[0], { how: entry[1], ...(entry[2] as object) })
    const { event, ...parameters } = entry
    if (event !== 'gtm.js') send(event, parameters)
  }
  layer.forEach(read)
  layer.push = (...entries) => {
    entries.forEach(read)
    return Array.prototype.push.apply(layer, entries)
  }
}
