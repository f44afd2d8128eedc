import type { IncomingMessage, ServerResponse } from 'node:http'
import { LakeError } from '../dataset/lake-error.ts'
import type { Access } from '../dataset/types.ts'
import { isDiskFull } from '../files/storage-error.ts'
import type { Lake } from '../lake.ts'
import { accessOf } from './access.ts'
import { allowOrigin, answerPreflight, checkHost, checkOrigin } from './check-origin.ts'
import { STREAM_HEADERS } from './event-stream.ts'
import { HttpError } from './http-error.ts'
import { sendJson } from './respond.ts'
import type { createRouter } from './router.ts'
import { isEventStream, isStreamHost, streamAddress, ticketAccess } from './shard-event-streams.ts'

/** How long a rejected body is still read, so that its sender gets to read the response. */
const DRAIN_MS = 1000

type Route = ReturnType<typeof createRouter>

/** Answers one request by its endpoint, or with an error as JSON. */
export async function answerRequest(
  lake: Lake,
  route: Route,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.on('error', () => response.destroy())
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  try {
    await dispatch(lake, route, message, response)
  } catch (error) {
    answerError(error, lake.options, message, response)
  }
}

async function dispatch(
  lake: Lake,
  route: Route,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const host = checkHost(message)
  // Sanity's CLI requests "//v1/…", which URL parsers read as a host name.
  const address = message.url?.replace(/^[^?]*/, (path) => path.replaceAll(/\/{2,}/g, '/'))
  const url = URL.parse(address ?? '', `http://${host}`)
  if (!url || !address?.startsWith('/')) throw new HttpError(400, 'The URL is malformed.')

  const isStream = isEventStream(url)
  const ticket = isStream && isStreamHost(host) ? ticketAccess(lake, url) : undefined
  // After the redirect to a stream host, browsers send the origin "null"; the ticket replaces it.
  const origins = new Set(ticket ? [...lake.options.origins, 'null'] : lake.options.origins)
  response.setHeader('vary', 'origin')
  const origin = checkOrigin(message, origins)
  if (origin !== undefined) allowOrigin(response, origin)
  if (message.method === 'OPTIONS') {
    answerPreflight(message, response)
    return
  }

  const { endpoint, path, apiVersion } = route(message.method ?? '', url.pathname)
  const access: Access = ticket ?? accessOf(lake, message, origin)
  if (endpoint.needs === 'editor' && access !== 'editor')
    throw new HttpError(
      401,
      'This request needs the lake’s token ("Authorization: Bearer …") or the Studio’s local login.',
    )
  if (isStream && message.method === 'HEAD') {
    lake.dataset(path.dataset ?? '')
    response.writeHead(200, STREAM_HEADERS).end()
    return
  }
  if (isStream && origin !== undefined && !isStreamHost(host)) {
    const location = streamAddress(lake, url, access)
    response.writeHead(307, { location, 'cache-control': 'no-store' }).end()
    return
  }
  const { searchParams: search } = url
  const request = { lake, message, response, url, search, path, apiVersion, access, origin }
  await endpoint.handle(request)
}

function answerError(
  error: unknown,
  { storage }: { storage: string },
  message: IncomingMessage,
  response: ServerResponse,
): void {
  // The caller has disconnected.
  if (response.destroyed || message.errored) return
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (!message.complete && hasBody(message)) drain(message, response)
  if (error instanceof HttpError || error instanceof LakeError)
    sendJson(response, error.status, error.body)
  else if (isDiskFull(error)) {
    const message = `The disk that holds ${storage} is full, so nothing was stored. Free some space and try again.`
    sendJson(response, 507, new HttpError(507, message).body)
  } else if (error instanceof RangeError) {
    const tooLarge = new HttpError(
      400,
      'The request or its answer is too large, or nested too deeply.',
    )
    sendJson(response, 400, tooLarge.body)
  } else {
    console.error(`Lake: ${message.method} ${message.url?.slice(0, 200)}`, error)
    sendJson(response, 500, new HttpError(500, 'The lake failed. See its output.').body)
  }
}

function drain(message: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close')
  message.resume()
  const timer = setTimeout(() => message.destroy(), DRAIN_MS)
  message.on('close', () => clearTimeout(timer))
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
