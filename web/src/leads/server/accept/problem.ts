/** One thing wrong in a body: where (a JSON pointer as a fragment) and what to do about it. */
export type FieldProblem = { pointer: string; detail: string }

/** Why a request is refused, in the terms of RFC 9457. */
export type Problem = {
  status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503
  detail: string
  errors?: FieldProblem[]
  headers?: Record<string, string>
}

/** A step's outcome: what it made, or why the request goes no further. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

const TITLES: Record<Problem['status'], string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** The answer to a refused request: `application/problem+json`. */
export function problemResponse({ status, detail, errors, headers }: Problem): Response {
  const body = { type: 'about:blank', title: TITLES[status], status, detail, errors }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** The answer to every method but those that `allow` lists. */
export function refuseMethod(allow: string): Response {
  return problemResponse({
    status: 405,
    detail: 'Send a submission with POST.',
    headers: { allow },
  })
}

/** The answer when a submission could not be stored: nothing is lost as long as the sender keeps it. */
export function refuseUnstored(): Response {
  return problemResponse({
    status: 503,
    detail: 'The submission could not be stored. Send it again in a minute under the same id.',
    headers: { 'retry-after': '60' },
  })
}
