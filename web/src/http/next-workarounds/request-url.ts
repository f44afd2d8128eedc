import type { IncomingMessage } from 'node:http'
import { currentResponse } from '../current-request.ts'
import { MISSING_PAGE_HEADER } from './missing-page.ts'

/**
 * Next renders a page from the `request.url` that it received, and caches that page for everybody. So the URL is changed
 * before Next reads it; a rewrite in the proxy comes too late. What is changed, and when it can go:
 *
 * - A cached page contains the query of its first visitor. No page reads the query on the server. Remove `hideQuery` and
 *   `pageQuery` when vercel/next.js#81730 is released.
 * - The one not-found page contains the path of its first visitor. No upstream issue found as of 2026-11; to reproduce:
 *   revalidate the settings, request /a and then /b; the HTML of /b contains "/a". Then remove `hideMissingPath`.
 * - `*` and percent signs that encode no text (`/api/events/%ff`) are answered with 500. Remove `readable` when
 *   vercel/next.js#94278 is closed.
 */
export function mendRequestUrl(request: IncomingMessage): void {
  request.url = readable(request.url ?? '/')
  if (keepsPages) hideQuery(request)
}

// biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
const keepsPages = process.env.NODE_ENV !== 'development'

function readable(url: string): string {
  if (url === '*') return '/*'
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    // The percent signs stand for themselves, which leads to an ordinary 404.
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

const QUERY_HEADER = 'x-page-query'
/** The checksum that the client router adds to its requests; Next compares it and leaves it out of pages. */
const CHECKSUM = '_rsc'

function hideQuery(request: IncomingMessage): void {
  // These headers are internal: a client must not set them.
  delete request.headers[QUERY_HEADER]
  delete request.headers[MISSING_PAGE_HEADER]
  const [path = '', ...rest] = (request.url ?? '/').split('?')
  if (rest.length === 0 || !isPage(path)) return
  const query = rest.join('?')
  const checksum = request.headers.rsc ? new URLSearchParams(query).get(CHECKSUM) : null
  request.url = checksum === null ? path : `${path}?${CHECKSUM}=${encodeURIComponent(checksum)}`
  const visible = query.split('&').filter((pair) => pair.split('=')[0] !== CHECKSUM)
  request.headers[QUERY_HEADER] = visible.join('&')
}

/** The query that a page was requested with, in the form of `URL.search`. */
export function pageQuery(request: { headers: Headers; nextUrl: { search: string } }): string {
  const hidden = request.headers.get(QUERY_HEADER)
  if (hidden === null) return request.nextUrl.search
  return hidden && `?${hidden}`
}

/** API routes read the query; repeated and trailing slashes are redirected before anything is rendered. */
function isPage(path: string): boolean {
  if (path.startsWith('/api/') || /\/\/|\\/.test(path)) return false
  return path === '/' || !path.endsWith('/')
}

/** For the proxy, whose request lacks the router's headers: whether the router prefetches the current page. */
export const isPrefetch = (): boolean =>
  currentResponse()?.req.headers['next-router-prefetch'] !== undefined

/** For the proxy: from here on, the current request is one for /not-found. */
export function hideMissingPath(): void {
  const request = currentResponse()?.req
  if (!request || !keepsPages) return
  const [, query] = request.url?.split('?') ?? []
  request.url = query === undefined ? '/not-found' : `/not-found?${query}`
}
