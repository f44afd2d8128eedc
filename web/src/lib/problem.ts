import { STATUS_CODES } from 'node:http'

/** An error answer as RFC 9457 asks: what is wrong and what to do, nothing of our insides. */
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
