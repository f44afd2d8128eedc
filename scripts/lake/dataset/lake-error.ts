import type { z } from 'zod'

/** The error body of Sanity's data API. */
export interface LakeErrorBody {
  error: { description: string; type: string; [detail: string]: unknown }
}

/** An error that the caller can fix: an HTTP status and the body that Sanity would send. */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly status: number
  readonly body: LakeErrorBody

  constructor(status: number, body: LakeErrorBody) {
    super(body.error.description)
    this.status = status
    this.body = body
  }
}

/** A query that does not parse or cannot be evaluated; `start` is an offset into it. */
export class QueryError extends LakeError {
  constructor(query: string, description: string, start: number) {
    const end = Math.min(start + 1, Math.max(query.length, start))
    super(400, { error: { description, type: 'queryParseError', query, start, end } })
  }
}

/** An error of groq-js as the error that Sanity would send. */
export function queryError(groq: string, error: unknown): LakeError {
  if (error instanceof LakeError) return error
  if (error instanceof RangeError) return new QueryError(groq, 'the query is nested too deeply', 0)
  const message = error instanceof Error ? error.message : 'the query cannot be answered'
  const start = (error as { position?: unknown })?.position
  const description = message.replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
  if (description === 'Undefined function: geo') return noGeometry(groq)
  const text = /unexpected end of query/i.test(description)
    ? 'unexpected end-of-file, expected expression'
    : description || 'unable to parse the query'
  return new QueryError(groq, text, typeof start === 'number' ? start : 0)
}

/** Of a query that uses `geo(…)` or `geo::…`, which groq-js does not evaluate. */
export const noGeometry = (groq: string): QueryError =>
  new QueryError(groq, 'this lake has no functions of geometry: geo() and geo::', 0)

/** One line about a failed parse: its first issue, and where it is. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.map(String).join('.')
  return where ? `(${where}) ${issue?.message}` : `is not known: ${issue?.message}`
}
