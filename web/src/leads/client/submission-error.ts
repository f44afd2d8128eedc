/** A submission that did not arrive. Without a problem, nobody answered. */
export class SubmissionError extends Error {
  override name = 'SubmissionError'
  /** Whether another try cannot mend it; if not final, it is sent again later as it is. */
  readonly final: boolean
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly retryAfterMs: number

  constructor(message: string, answer: Partial<SubmissionError> = {}) {
    super(message)
    this.final = answer.final ?? false
    this.fieldErrors = answer.fieldErrors ?? {}
    this.retryAfterMs = answer.retryAfterMs ?? 0
  }
}
