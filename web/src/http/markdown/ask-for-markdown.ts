import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import onHeaders from 'on-headers'
import { IP_ADDRESS_HEADER } from '../ip-address.ts'
import { isRead } from '../next-workarounds/refuse-methods.ts'
import { markdownOf, pageOf } from './markdown-paths.ts'

const MARKDOWN = 'text/markdown;charset=utf-8'
/** In the order of preference where a client has none. With the charset, since a client may name it. */
const TYPES = ['text/html;charset=utf-8', MARKDOWN]

/** What Next may see of a request for Markdown: it renders the published page for everybody. */
const KEPT = /^(host|accept-encoding|x-forwarded-.+)$/

/**
 * Turns a request for the Markdown of a page into one for the page, without cookies and all else that could change it.
 * Returns the path of the page, or undefined for any other request, which stays as it is.
 */
export function takeMarkdownRequest(request: IncomingMessage): string | undefined {
  const { path, query } = partsOf(request)
  const page = isRead(request) ? pageOf(path) : undefined
  if (page === undefined) return undefined
  const { headers } = request
  const known = headers['if-none-match']
  for (const name of Object.keys(headers))
    if (!KEPT.test(name) && name !== IP_ADDRESS_HEADER) delete headers[name]
  const etags = etagsOfPage(known ?? '')
  if (etags) headers['if-none-match'] = etags
  request.url = page + query
  return page
}

/**
 * Says on a page where it is as Markdown, and sends a client there that prefers Markdown. Returns whether it did, and so
 * answered the request. An answer that depends on `Accept` is not kept by any cache.
 */
export function offerMarkdown(request: IncomingMessage, response: ServerResponse): boolean {
  const { path, query } = partsOf(request)
  const href = isRead(request) ? markdownOf(path) : undefined
  if (href === undefined) return false
  if (prefersMarkdown(request.headers.accept)) {
    const headers = { location: href + query, vary: 'Accept', 'cache-control': 'no-store' }
    response.writeHead(307, headers).end()
    return true
  }
  onHeaders(response, () => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (isPage && response.statusCode === 200)
      response.appendHeader('link', `<${href}>; rel="alternate"; type="text/markdown"`)
  })
  return false
}

/** Whether a header `Accept` asks for Markdown rather than HTML; exported for tests. */
export function prefersMarkdown(accept = ''): boolean {
  if (!/text\/markdown/i.test(accept)) return false
  return new Negotiator({ headers: { accept } }).mediaType(TYPES) === MARKDOWN
}

/** The ETag of the Markdown of a page. */
export const markdownEtag = (etag: string): string => etag.replace(/"$/, '.md"')

/** Those of `If-None-Match` that are of Markdown, as those of its page. */
const etagsOfPage = (etags: string): string =>
  Array.from(etags.matchAll(/"([^"]*)\.md"/g), ([, tag]) => `"${tag}"`).join(', ')

function partsOf({ url = '/' }: IncomingMessage): { path: string; query: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) }
}
