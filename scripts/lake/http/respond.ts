import type { ServerResponse } from 'node:http'

type Headers = Record<string, string | number>

/** Sends a body; all responses go through here or through `openEventStream`. */
export function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Headers,
): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

/** Sends a value as JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Headers = {},
): void {
  send(response, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
}

/** Sends values as newline-delimited JSON, one per line. */
export function sendLines(response: ServerResponse, values: Iterable<unknown>): void {
  const lines = Array.from(values, (value) => `${JSON.stringify(value)}\n`)
  send(response, 200, lines.join(''), {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
}
