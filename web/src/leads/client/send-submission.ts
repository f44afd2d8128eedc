import { submissionsHref } from '@/lib/routes'
import type { Submission } from '../forms/form-schema'

const TIMEOUT = 15_000
// Browsers limit keepalive requests to 64 KiB together; one too many fails and is tried again.
const KEEPALIVE_LIMIT = 60_000
// In ms. A timer longer than 24 days would fire at once.
const LONGEST_RETRY_AFTER = 60 * 60 * 1000
// The 4xx that are worth a retry: Request Timeout, Too Early, Too Many Submissions.
const PASSING = [408, 425, 429]
// Conflict: something else is stored under this id, which a retry cannot change.
const STORED_BEFORE = 409

/** A submission as this browser sends and keeps it; `attached` names the field of its file. */
export type Sendable = Submission & { attached?: string }

/** A file that the server gives for a submission. */
export type DownloadLink = { title: string; href: string }

/**
 * Sends a submission. `post` makes the HTTP request, by default with JSON. Resolves with the downloads when it is stored,
 * otherwise rejects with a `SubmissionError`.
 */
export async function sendSubmission(
  submission: Submission,
  post = postJson,
): Promise<DownloadLink[]> {
  try {
    const response = await post(submission)
    const answer: unknown = await response.json().catch(() => undefined)
    if (isStored(response, answer, submission)) return downloadsIn(answer)
    throw refusal(response, answer)
  } catch (error) {
    if (error instanceof SubmissionError) throw error
    throw new SubmissionError(`nobody answered (${error instanceof Error ? error.name : 'Error'})`)
  }
}

async function postJson(submission: Submission): Promise<Response> {
  const body = JSON.stringify(submission)
  return await fetch(submissionsHref(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new Blob([body]).size < KEEPALIVE_LIMIT,
    signal: AbortSignal.timeout(TIMEOUT),
  })
}

/** A captive portal may also answer 200; only our server names the id. */
function isStored(response: Response, answer: unknown, { submissionId }: Submission): boolean {
  if (response.status === STORED_BEFORE) return isProblem(response)
  const named = (answer as { submissionId?: string } | undefined)?.submissionId
  return response.status === 202 && named === submissionId
}

function downloadsIn(answer: unknown): DownloadLink[] {
  return (answer as { downloads?: DownloadLink[] } | undefined)?.downloads ?? []
}

function isProblem(response: Response): boolean {
  return Boolean(response.headers.get('content-type')?.includes('problem+json'))
}

type Problem = {
  detail?: string
  errors?: { pointer: string; detail: string }[]
}

function refusal(response: Response, answer: unknown): SubmissionError {
  const { status } = response
  const problem = (isProblem(response) ? (answer ?? {}) : {}) as Problem
  const fieldErrors = (problem.errors ?? []).flatMap(({ pointer, detail }) => {
    const [, field] = /^#\/data\/([^/]+)/.exec(pointer) ?? []
    return field ? [[field, detail]] : []
  })
  const final = status >= 400 && status < 500 && !PASSING.includes(status)
  const otherwise = final
    ? `It could not be sent: something on the way refused it (${status}).`
    : `the server answered ${status}`
  return new SubmissionError(problem.detail ?? otherwise, {
    final,
    fieldErrors: Object.fromEntries(fieldErrors),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  })
}

/** A Retry-After header in ms, whether it gives seconds or a date; at most an hour, 0 without one. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header)
  const asked = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, asked || 0))
}

/** A submission that was not stored. */
export class SubmissionError extends Error {
  override name = 'SubmissionError'
  /** Whether a retry is useless; if not, it is sent again later unchanged. */
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
