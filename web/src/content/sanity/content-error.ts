/** Content could not be read. The message names the query and says why. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(query: string, cause: unknown) {
    super(`Cannot read ${query} from the content lake: ${reason(cause)}`, { cause })
  }
}

/** The innermost message: fetch says only "fetch failed" and hides why in its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reason(error.cause)
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error.message
}
