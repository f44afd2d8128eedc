import { submissionsHref } from '@/lib/routes'
import type { Submission } from '../forms/form-schema'

const TIMEOUT = 15_000
// What a browser lets all pages that close finish sending is 64 KiB together.
const KEEPALIVE_LIMIT = 60_000
// A timer takes no more than 24 days and fires at once beyond.
const LONGEST_RETRY_AFTER = 60 * 60 * 1000
// The only refusals that pass by themselves: too slow, too early, too many.
const PASSING = [408, 425, 429]
// Stored under this id already; it cannot be sent better.
const STORED_BEFORE = 409

let keptAlive = 0

/** Posts a submission; throws a `SubmissionError` unless it is stored. */
export async function sendSubmission(submission: Submission): Promise<void> {
  const body = JSON.stringify(submission)
  const size = new Blob([body]).size
  const keepalive = keptAlive + size < KEEPALIVE_LIMIT
  if (keepalive) keptAlive += size
  try {
    const response = await fetch(submissionsHref(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (isStored(response, answer, submission)) return
    throw refusal(response, answer)
  } catch (error) {
    if (error instanceof SubmissionError) throw error
    throw new SubmissionError(`nobody answered (${error instanceof Error ? error.name : 'Error'})`)
  } finally {
    if (keepalive) keptAlive -= size
  }
}

/** A hotel's log-in page also answers with a success; only our server names the id. */
function isStored(response: Response, answer: unknown, { submissionId }: Submission): boolean {
  if (response.status === STORED_BEFORE) return isProblem(response)
  const named = (answer as { submissionId?: string } | undefined)?.submissionId
  return response.status === 202 && named === submissionId
}

function isProblem(response: Response): boolean {
  return Boolean(response.headers.get('content-type')?.includes('problem+json'))
}

type Problem = { detail?: string; errors?: { pointer: string; detail: string }[] }

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

/** What a Retry-After asks for, be it seconds or, as proxies write it, a date. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header)
  const asked = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, asked || 0))
}

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

/** A random UUID; by hand where the page is not served securely and the browser offers none. */
export function newSubmissionId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
