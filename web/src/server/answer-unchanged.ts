import type { IncomingMessage, ServerResponse } from 'node:http'
import { etag } from 'etag'
import fresh from 'fresh'

/** What Next sends in parts while it renders; a page that is complete has an ETag by Next. */
const STREAMED = /^text\/(html|x-component|event-stream)/
const FOR_ONE_OR_NOBODY = /\b(no-store|private)\b/

/**
 * Adds an ETag to what a route answers (feeds, sitemap, share images, files of data), and answers 304 to whoever has it:
 * Next does so for pages only. It is a weak one, because the body is compressed later.
 */
export function answerUnchanged(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return
  const { flushHeaders, write, end } = response
  const parts: Buffer[] = []
  const take = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.flushHeaders = () => {
    if (!isComparable(response)) flushHeaders.call(response)
  }
  response.write = ((...all: Parameters<typeof write>) => {
    if (!isComparable(response)) return write.apply(response, all)
    take(all[0])
    const sent = all.at(-1)
    if (typeof sent === 'function') sent()
    return true
  }) as typeof write
  response.end = ((...all: Parameters<typeof end>) => {
    Object.assign(response, { flushHeaders, write, end })
    if (!isComparable(response)) return response.end(...all)
    take(all[0])
    return endOnce(request, response, Buffer.concat(parts))
  }) as typeof end
}

function endOnce(request: IncomingMessage, response: ServerResponse, body: Buffer): ServerResponse {
  const tag = etag(body, { weak: true })
  response.setHeader('etag', tag)
  // Nothing but the tag: a program that asks again with `Cache-Control: no-cache` has it all the same.
  if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tag })) {
    response.setHeader('content-length', body.length)
    return response.end(body)
  }
  response.statusCode = 304
  for (const name of ['content-type', 'content-disposition', 'content-length'])
    response.removeHeader(name)
  return response.end()
}

const isComparable = (response: ServerResponse): boolean =>
  !response.headersSent &&
  response.statusCode === 200 &&
  !response.hasHeader('etag') &&
  !STREAMED.test(String(response.getHeader('content-type'))) &&
  !FOR_ONE_OR_NOBODY.test(String(response.getHeader('cache-control')))

/** Downloads count, so a HEAD of one must not count as one. */
const COUNTED = /^\/api\/downloads\//

/**
 * Answers HEAD as GET, so with the same headers, of which some depend on the body; Node sends none.
 */
export function answerHeadAsGet(request: IncomingMessage): void {
  if (request.method === 'HEAD' && !COUNTED.test(request.url ?? '')) request.method = 'GET'
}
