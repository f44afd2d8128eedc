/** The error bodies of Sanity's API: `{error: {description, type, …}}`. */
export interface LakeErrorBody {
  error: { description: string; type: string; [detail: string]: unknown }
}

/** A refusal that the caller can mend: an HTTP status and the body that Sanity would answer. */
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

/** A query that does not parse or cannot be evaluated; `start` and `end` are offsets into it. */
export class QueryError extends LakeError {
  override name = 'QueryError'
  readonly query: string
  readonly start: number
  readonly end: number

  constructor(query: string, description: string, start: number, type = 'queryParseError') {
    const end = Math.min(start + 1, Math.max(query.length, start))
    super(400, { error: { description, type, query, start, end } })
    this.query = query
    this.start = start
    this.end = end
  }
}
