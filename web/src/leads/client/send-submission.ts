import { submissionsHref } from '@/routes/hrefs'
import type { Submission } from '../definitions/submission'
import { SubmissionError } from './submission-error'

const TIMEOUT = 15_000
// A browser lets a closing page finish its request only up to 64 KiB.
const KEEPALIVE_LIMIT = 60_000
// A timer takes no more than 24 days and fires at once beyond.
const LONGEST_RETRY_AFTER = 60 * 60 * 1000
// Answers that ask for another text, not for another try.
const MENDABLE = [413, 422]
// Stored under this id already; it cannot be sent better.
const STORED_BEFORE = 409

/** Posts a submission; throws a `SubmissionError` unless it is stored. */
export async function sendSubmission(submission: Submission): Promise<void> {
  const body = JSON.stringify(submission)
  const response = await fetch(submissionsHref(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new Blob([body]).size < KEEPALIVE_LIMIT,
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new SubmissionError(`nobody answered (${error instanceof Error ? error.name : 'Error'})`)
  })
  if (response.ok || response.status === STORED_BEFORE) return
  throw await refusal(response)
}

type Problem = { detail?: string; errors?: { pointer: string; detail: string }[] }

async function refusal(response: Response): Promise<SubmissionError> {
  const isProblem = response.headers.get('content-type')?.includes('problem+json')
  const problem = (isProblem ? await response.json().catch(() => ({})) : {}) as Problem
  const fieldErrors = (problem.errors ?? []).map(
    ({ pointer, detail }) => [pointer.replace(/^#\/data\//, ''), detail] as const,
  )
  return new SubmissionError(problem.detail ?? `the server answered ${response.status}`, {
    mendable: MENDABLE.includes(response.status),
    fieldErrors: Object.fromEntries(fieldErrors),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  })
}

/** What a Retry-After asks for, be it seconds or, as proxies write it, a date. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header)
  const asked = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, asked || 0))
}
