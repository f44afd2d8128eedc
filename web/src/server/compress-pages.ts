import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { log } from '../lib/log.ts'

const MOST_PAGES = 500
const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** The level for every other response, as in nginx.conf. */
export const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = promisify(brotliCompress)
/** Compressed pages by ETag, which names their content; undefined while one is compressed. */
const pages = new Map<string, Buffer | undefined>()
let queue = Promise.resolve()

/**
 * Sends a kept page compressed at Brotli's highest level, a seventh smaller than at the level for each response.
 * It takes half a second, so it is done once for each content of a page, beside requests, one page at a
 * time. Until then a page has another ETag: a cache would keep the larger body for as long as the server confirms it.
 */
export function compressPages(request: IncomingMessage, response: ServerResponse): void {
  if (!ACCEPTS_BROTLI.test(request.headers['accept-encoding'] ?? '')) return
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse
  response.end = (...all: unknown[]) => {
    const [body] = all
    const etag = String(response.getHeader('etag') ?? '')
    if (typeof body !== 'string' || !etag || !isKeptPage(response)) return end(...all)
    const compressed = pages.get(etag)
    if (!compressed) {
      if (!pages.has(etag)) compressLater(etag, body)
      response.setHeader('etag', etag.replace(/"$/, '-early"'))
      return end(...all)
    }
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', compressed.length)
    return end(compressed)
  }
}

/** Whether this answer is sent from the compressed pages, whatever its body. */
export const isKeptCompressed = (request: IncomingMessage, response: ServerResponse): boolean =>
  isKeptPage(response) &&
  ACCEPTS_BROTLI.test(request.headers['accept-encoding'] ?? '') &&
  pages.get(String(response.getHeader('etag') ?? '')) !== undefined

const isKeptPage = (response: ServerResponse) =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  /\bs-maxage=/.test(String(response.getHeader('cache-control')))

function compressLater(etag: string, body: string): void {
  pages.set(etag, undefined)
  const [oldest] = pages.keys()
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
  queue = queue.then(async () => {
    try {
      pages.set(etag, await compress(body, BEST))
    } catch (error) {
      pages.delete(etag)
      log.error({ reason: String(error) }, 'a page could not be compressed')
    }
  })
}
