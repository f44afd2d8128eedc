import type { IncomingMessage, ServerResponse } from 'node:http'
import { etag } from 'etag'
import fresh from 'fresh'
import onHeaders from 'on-headers'
import { answerInMarkdown } from './markdown/answer-in-markdown.ts'
import { allowInlineScripts, confirmPage, sendPage } from './send-page.ts'
import { type Body, finishAnswer } from './whole-answer.ts'

/**
 * What is done to an answer of Next after it is complete and before it is compressed.
 *
 * @param markdownOf the path of the page that is sent as Markdown instead
 */
export function finishNextAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  markdownOf: string | undefined,
): void {
  if (markdownOf !== undefined) {
    // Development sends pages in parts.
    finishAnswer(
      response,
      () => true,
      (body) => answerInMarkdown(response, markdownOf, body),
    )
    return
  }
  let isComplete = false
  onHeaders(response, () => {
    // A page that is rendered while it is sent, as in draft mode: its scripts come after its headers.
    if (!isComplete && isPage(response)) allowInlineScripts(response)
  })
  finishAnswer(
    response,
    () => isComparable(request, response),
    (body) => {
      isComplete = true
      if (response.statusCode === 304) confirmPage(response)
      else if (isPage(response)) return sendPage(request, response, body)
      else if (isComparable(request, response)) return withEtag(request, response, body)
      return body
    },
  )
}

const isPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html')

/** What Next sends in parts while it renders; a page that is complete has an ETag by Next. */
const STREAMED = /^text\/(html|x-component|event-stream)/
const FOR_ONE_OR_NOBODY = /\b(no-store|private)\b/

/** Whether an answer of a route (feeds, sitemap, share images, files of data) can be compared with an earlier one. */
const isComparable = ({ method }: IncomingMessage, response: ServerResponse): boolean =>
  method === 'GET' &&
  response.statusCode === 200 &&
  !response.hasHeader('etag') &&
  !STREAMED.test(String(response.getHeader('content-type'))) &&
  !FOR_ONE_OR_NOBODY.test(String(response.getHeader('cache-control')))

/** Adds an ETag, as Next does to pages only: a weak one, because the body is compressed later. 304 to whoever has it. */
function withEtag(request: IncomingMessage, response: ServerResponse, body: Body = ''): Body {
  const tag = etag(body, { weak: true })
  response.setHeader('etag', tag)
  // Nothing but the tag: a program that asks again with `Cache-Control: no-cache` has it all the same.
  if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag: tag })) {
    response.setHeader('content-length', Buffer.byteLength(body))
    return body
  }
  response.statusCode = 304
  for (const name of ['content-type', 'content-disposition', 'content-length'])
    response.removeHeader(name)
  return undefined
}

/** Downloads count, so a HEAD of one must not count as one. */
const COUNTED = /^\/api\/downloads\//

/**
 * Answers HEAD as GET, so with the same headers, of which some depend on the body; Node sends none.
 */
export function answerHeadAsGet(request: IncomingMessage): void {
  if (request.method === 'HEAD' && !COUNTED.test(request.url ?? '')) request.method = 'GET'
}
