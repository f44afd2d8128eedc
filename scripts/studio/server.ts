import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BuiltStudio } from './built-files.ts'
import { contentSecurityPolicy, type Surroundings } from './policy.ts'

/** Creates the HTTP server of the built Studio; the caller starts it. */
export function createStudioServer(studio: BuiltStudio, surroundings: Surroundings): Server {
  const headers = {
    'content-security-policy': contentSecurityPolicy(studio.html, surroundings),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    answer(studio, request, response)
  })
}

function answer({ files, html }: BuiltStudio, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    return sayShortly(response, 405, 'Only GET and HEAD are supported.')
  }
  const address = addressOf(request.url)
  if (address === null) return sayShortly(response, 400, 'The URL is malformed.')
  const file = files.get(address)
  if (file && address !== '/index.html') {
    // File names under /static contain a content hash, except icons.
    const hashed = /-[\w-]{8}\.\w+$/.test(address)
    response.setHeader('content-type', file.type)
    response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (request.method === 'HEAD') return response.end()
    return createReadStream(file.path)
      .on('error', () => response.destroy())
      .pipe(response)
  }
  if (address.startsWith('/static/')) return sayShortly(response, 404, 'There is no such file.')
  // All other paths are client-side routes of the Studio.
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  return response.end(html)
}

function addressOf(url = '/'): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return null
  }
}

function sayShortly(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}
