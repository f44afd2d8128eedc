import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { MISSING_PAGE_HEADER } from '@/next-workarounds/missing-page'
import { hasDraftCookie } from '@/sanity/draft-cookie'

const QUERY_HEADER = 'x-page-query'
/** The checksum that the client router adds to its requests, and that Next compares and leaves out of pages itself. */
const CHECKSUM = '_rsc'

/**
 * Takes the query from requests for pages before Next sees them, because `next start` writes the query of whoever
 * comes first after a refresh into the page that it keeps for everybody (vercel/next.js#81730). A rewrite in the proxy
 * does not help: pages are made from the address as it was received. No page of ours reads the query on the server;
 * the browser reads it from its own address.
 *
 * The proxy, whose redirects keep the query, finds it by `queryOf`. Can go when that pull request is in Next.
 */
export function hideQueryFromPages(): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage }
    // Only this server says such things to itself.
    delete request.headers[QUERY_HEADER]
    delete request.headers[MISSING_PAGE_HEADER]
    const [path = '', ...rest] = (request.url ?? '/').split('?')
    if (rest.length === 0 || !isForPage(path) || isEditor(request)) return
    const query = rest.join('?')
    const checksum = request.headers.rsc ? new URLSearchParams(query).get(CHECKSUM) : null
    request.url = checksum === null ? path : `${path}?${CHECKSUM}=${encodeURIComponent(checksum)}`
    request.headers[QUERY_HEADER] = withoutChecksum(query)
  })
}

/** The query that a visitor asked for a page with, in the form of `URL.search`. */
export function queryOf(request: { headers: Headers; nextUrl: { search: string } }): string {
  const hidden = request.headers.get(QUERY_HEADER)
  if (hidden === null) return request.nextUrl.search
  return hidden && `?${hidden}`
}

/** API routes read the query, and Next redirects slashes too many before anything is made from the address. */
function isForPage(path: string): boolean {
  if (path.startsWith('/api/') || /\/\/|\\/.test(path)) return false
  return path === '/' || !path.endsWith('/')
}

/** What editors are shown is made for them alone, and never kept. */
function isEditor({ headers }: IncomingMessage): boolean {
  const cookies = new Map(
    headers.cookie?.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name.trim(), { value: value.trim() }] as const
    }),
  )
  return hasDraftCookie(cookies)
}

function withoutChecksum(query: string): string {
  return query
    .split('&')
    .filter((pair) => pair !== CHECKSUM && !pair.startsWith(`${CHECKSUM}=`))
    .join('&')
}
