import { type ServerResponse, STATUS_CODES } from 'node:http'
import { env } from '../../env.ts'
import { log } from '../../lib/log.ts'
import { isUnavailable, RETRY_HEADER } from '../unavailable.ts'
import type { Body } from '../whole-answer.ts'
import { markdownEtag } from './ask-for-markdown.ts'
import { markdownOfPage } from './kept-markdown.ts'
import { markdownOf } from './markdown-paths.ts'

const FOUND = new Set([200, 304])

/**
 * Sends what Next answers as Markdown, if it is a page: with the same status, life and keys, so that it is as fresh as
 * the page and refreshed with it. Redirects lead to Markdown.
 *
 * @param page the path of the page that Next is asked for
 * @param answered what Next has answered
 */
export function answerInMarkdown(
  response: ServerResponse,
  page: string,
  answered: Body,
): Promise<Body> {
  return finish().catch(fail)

  /** Sets the headers, and resolves to the body. */
  async function finish(): Promise<Body> {
    const address = new URL(page, env.SITE_URL).href
    const etag = String(response.getHeader('etag') ?? '')
    // Next renders for the headers of its router, which no request for Markdown has.
    response.removeHeader('vary')
    // Search engines list the page itself, unless its editor has hidden it from them.
    response.setHeader('x-robots-tag', 'noindex')
    if (etag) response.setHeader('etag', markdownEtag(etag))
    if (response.hasHeader('location')) return mendLocation(response)
    if (FOUND.has(response.statusCode))
      response.setHeader('link', `<${address}>; rel="alternate"; type="text/html"`)
    else response.removeHeader('link')
    if (!String(response.getHeader('content-type')).startsWith('text/html')) return answered
    const html = String(answered ?? '')
    // The one page that is sent for all missing ones is converted once.
    const place = response.statusCode === 200 ? address : env.SITE_URL
    const markdown = html ? await markdownOfPage({ html, address: place }, etag) : undefined
    return toBody(markdown || STATUS_CODES[response.statusCode])
  }

  function fail(error: unknown): Body {
    // A full queue shows in the statuses of requests.
    if (!isUnavailable(error))
      log.error({ reason: String(error) }, 'a page was not converted to Markdown')
    response.statusCode = 503
    response.removeHeader('etag')
    for (const [name, value] of Object.entries(RETRY_HEADER)) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    return toBody(STATUS_CODES[503])
  }

  function toBody(text = ''): Body {
    response.setHeader('content-type', 'text/markdown; charset=utf-8')
    response.removeHeader('content-length')
    const body = Buffer.from(text)
    response.setHeader('content-length', body.length)
    return body
  }
}

/** When a page has moved, its Markdown has, too. */
function mendLocation(response: ServerResponse): undefined {
  // Repeats the address of the page for old browsers.
  response.removeHeader('refresh')
  const location = response.getHeader('location')
  const target = typeof location === 'string' ? URL.parse(location, env.SITE_URL) : null
  const moved = target && markdownOf(target.pathname)
  if (moved) response.setHeader('location', moved + target.search)
}
