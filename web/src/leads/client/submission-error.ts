/** A submission that did not arrive. Without a problem, nobody answered. */
export class SubmissionError extends Error {
  override name = 'SubmissionError'
  /** Whether the visitor can put it right; if not, it is sent again later as it is. */
  readonly mendable: boolean
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly retryAfterMs: number

  constructor(message: string, answer: Partial<SubmissionError> = {}) {
    super(message)
    this.mendable = answer.mendable ?? false
    this.fieldErrors = answer.fieldErrors ?? {}
    this.retryAfterMs = answer.retryAfterMs ?? 0
  }
}
