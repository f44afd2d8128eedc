import { STATUS_CODES } from 'node:http'

/** A problem response (RFC 9457): what is wrong and what to do, without internals. */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail },
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
