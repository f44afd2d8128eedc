import { STATUS_CODES } from 'node:http'

/**
 * A problem response (RFC 9457): what is wrong and what to do, without internals.
 * `extensions` are further members of the body, such as the errors of single fields.
 */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  extensions: object = {},
): Response {
  return Response.json(
    { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...extensions },
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
