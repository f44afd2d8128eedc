import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isDevelopment } from '../env.ts'
import { log } from '../lib/log.ts'
import { inlineScriptHashes } from './next-workarounds/inline-script-hashes.ts'
import { packPage } from './next-workarounds/pack-page.ts'
import { withInlineScripts } from './security-headers.ts'
import type { Body } from './whole-answer.ts'

const ACCEPTS_BROTLI = /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const compress = promisify(brotliCompress)

/** The hashes of the inline scripts of a page, if they are not too many, and its packed HTML once it is compressed. */
type Page = {
  hashes: readonly string[] | undefined
  isQueued?: boolean
  compressed?: Buffer
}

/** By ETag, which names their content. */
const pages = new LRUCache<string, Page>({ max: 500 })
let queue = Promise.resolve()

/**
 * What is sent of a page that is complete: packed (pack-page.ts), with the hashes of its inline scripts in its policy,
 * and, if Next keeps the page, compressed at Brotli's highest level, a seventh smaller than at the level for each
 * response. That takes half a second, so it is done once for each content, beside requests, one page at a time. Until
 * then a page has another ETag: a cache would keep the larger body for as long as the server confirms it.
 */
export function sendPage(request: IncomingMessage, response: ServerResponse, body: Body): Body {
  const etag = String(response.getHeader('etag') ?? '')
  const known = pages.get(etag)
  // Next's is that of its own body.
  response.removeHeader('content-length')
  const isKept = etag && response.statusCode === 200 && isForAll(response)
  const isAccepted = ACCEPTS_BROTLI.test(request.headers['accept-encoding'] ?? '')
  if (isKept && isAccepted && known?.compressed) {
    allowInlineScripts(response, known.hashes)
    response.setHeader('content-encoding', 'br')
    response.setHeader('content-length', known.compressed.length)
    return known.compressed
  }
  const html = packPage(String(body))
  const page = known ?? { hashes: inlineScriptHashes(html) }
  allowInlineScripts(response, page.hashes)
  if (etag && !known) pages.set(etag, page)
  if (isKept && isAccepted) {
    if (!page.isQueued) compressLater(page, html)
    response.setHeader('etag', etag.replace(/"$/, '-early"'))
  }
  response.setHeader('content-length', Buffer.byteLength(html))
  return html
}

const POLICY = 'content-security-policy'

/** The policy of an answer that confirms a page: that of the page, or none, since the browser keeps the one it has. */
export function confirmPage(response: ServerResponse): void {
  const known = pages.get(String(response.getHeader('etag') ?? ''))
  if (known) allowInlineScripts(response, known.hashes)
  else response.removeHeader(POLICY)
}

/** Allows the inline scripts with these hashes, or all of a page whose hashes are unknown, as of one that is streamed. */
export function allowInlineScripts(response: ServerResponse, hashes?: readonly string[]): void {
  // In development all of them may run.
  const policy = isDevelopment ? undefined : response.getHeader(POLICY)
  if (typeof policy === 'string') response.setHeader(POLICY, withInlineScripts(policy, hashes))
}

const isForAll = (response: ServerResponse) =>
  /\bs-maxage=/.test(String(response.getHeader('cache-control')))

function compressLater(page: Page, html: string): void {
  page.isQueued = true
  queue = queue.then(async () => {
    try {
      page.compressed = await compress(html, BEST)
    } catch (error) {
      log.error({ reason: String(error) }, 'a page could not be compressed')
    }
  })
}
