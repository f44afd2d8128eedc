import { STATUS_CODES } from 'node:http'
import { currentRequestId } from './current-request.ts'

/**
 * A problem response (RFC 9457): what is wrong and what to do, without internals.
 * `extensions` are further members of the body, such as the errors of single fields. `requestId` is the one that the log
 * names, for whoever reports the problem.
 */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  extensions: object = {},
): Response {
  const requestId = currentRequestId()
  const title = STATUS_CODES[status] ?? 'Error'
  return Response.json(
    { type: 'about:blank', title, status, detail, ...extensions, ...(requestId && { requestId }) },
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        ...headers,
      },
    },
  )
}

/** 429, with the seconds to wait. */
export const tooManyRequests = (seconds: number): Response =>
  problem(429, `Too many requests. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  })
