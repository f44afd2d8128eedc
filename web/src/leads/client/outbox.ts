import { inTime } from '@/lib/in-time'
import type { Upload } from './attached-file'
import { hasKept, KEPT_NEWS_EVENT, KEPT_PREFIX } from './kept-submissions'
import {
  type DownloadLink,
  type Sendable,
  SubmissionError,
  sendSubmission,
} from './send-submission'

// In ms.
const SHORTEST_DELAY = 2000
const LONGEST_DELAY = 5 * 60 * 1000
const LONGEST_KEPT = 7 * 24 * 60 * 60 * 1000

// A form with a file shows how sending goes, and reports it as kept after so many failures.
const FAILURES_IN_SIGHT = 3

/** The ids of the submissions that this page is sending or waits to send. */
const underWay = new Set<string>()

/** The open form of a submission. */
type OpenForm = {
  upload: Upload | undefined
  /** The submission waits in this browser for another attempt, for this reason. Called once at most. */
  onKept: (reason: string) => void
}

/**
 * Sends a submission and keeps it in this browser until the server has stored it; what fails for now is tried again until
 * the page is left, and by `resendKept` at the next visit. Resolves with its downloads once it is stored. Rejects with
 * a `SubmissionError` if no retry can help, or if this browser can keep nothing and an attempt has failed.
 */
export async function send(
  submission: Sendable,
  { upload, onKept }: OpenForm,
): Promise<DownloadLink[]> {
  const kept = { keptAt: Date.now(), submission }
  const isKept = keep(kept) && (!upload || (await keepsFile(submission, upload)))
  return await deliver(kept, { isKept, upload, onKept })
}

/** Sends the submissions that are kept in this browser, under their first ids. After a week it gives up on one. */
export function resendKept(): void {
  for (const kept of readKept()) {
    const isWaiting = kept.refusal === undefined && !kept.downloads
    if (!isWaiting || underWay.has(kept.submission.submissionId)) continue
    if (Date.now() - kept.keptAt > LONGEST_KEPT)
      refuse(kept, { message: 'It could not be sent for a week.' })
    else deliver(kept).catch(() => {})
  }
}

/** Tries until a submission is stored or refused for good. Without a form its visitor believes that it was sent. */
async function deliver(
  kept: KeptSubmission,
  form?: OpenForm & { isKept: boolean },
): Promise<DownloadLink[]> {
  const { submission } = kept
  const signal = form?.upload?.signal
  const mostFailures = form?.upload ? FAILURES_IN_SIGHT : 1
  let isShownAsSent = !form
  underWay.add(submission.submissionId)
  try {
    for (let failures = 1; ; failures += 1) {
      try {
        const downloads = await attempt(submission, form?.upload)
        if (isShownAsSent && downloads.length > 0) offer(kept, downloads)
        else drop(submission)
        return downloads
      } catch (error) {
        const problem = asProblem(error)
        // Canceled by its visitor, who may have sent the same answers again since.
        if (signal?.aborted) throw problem
        if (problem.final || form?.isKept === false) {
          if (isShownAsSent) refuse(kept, problem)
          else drop(submission)
          throw problem.final ? problem : new SubmissionError(NOT_KEPT, { final: true })
        }
        const isOffline = navigator.onLine === false
        if (isShownAsSent || (failures < mostFailures && !isOffline)) form?.upload?.onRetry()
        else {
          isShownAsSent = true
          form?.onKept(problem.message)
        }
        await pause(failures, problem)
      }
    }
  } finally {
    underWay.delete(submission.submissionId)
  }
}

const NOT_KEPT =
  'It could not be sent, and this browser does not let us keep it for later. Check your connection and send it again.'

async function attempt(submission: Sendable, upload: Upload | undefined): Promise<DownloadLink[]> {
  if (!submission.attached) return await sendSubmission(submission)
  const { sendAttached } = await import('./attached-file')
  return await sendAttached(submission, upload)
}

/** Code that could not be loaded is worth a retry, like a connection that failed. */
function asProblem(error: unknown): SubmissionError {
  return error instanceof SubmissionError ? error : new SubmissionError(String(error))
}

async function pause(failures: number, { retryAfterMs }: SubmissionError): Promise<void> {
  const growing = Math.min(LONGEST_DELAY, SHORTEST_DELAY * 2 ** (failures - 1))
  // Jitter, so that clients refused together do not return together.
  const delay = Math.max(retryAfterMs, growing) * (1 + Math.random() / 4)
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (navigator.onLine !== false) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

/** Gives up on a submission and has its visitor told, who believes that it was sent. */
function refuse(
  kept: KeptSubmission,
  { message: refusal }: Pick<SubmissionError, 'message'>,
): void {
  keep({ ...kept, refusal })
  window.dispatchEvent(new Event(KEPT_NEWS_EVENT))
}

/** Offers the files of a submission that arrived late; the answers are no longer needed. */
function offer({ keptAt, submission }: KeptSubmission, downloads: DownloadLink[]): void {
  keep({ keptAt, submission: { ...submission, data: {} }, downloads })
  window.dispatchEvent(new Event(KEPT_NEWS_EVENT))
}

/** A submission kept in this browser since `keptAt` (ms since 1970); with a `refusal` or `downloads` it is not sent any more. */
export type KeptSubmission = {
  keptAt: number
  submission: Sendable
  refusal?: string
  downloads?: DownloadLink[]
}

// One localStorage entry per submission, so that two tabs never overwrite each other's.

/** Keeps a submission in this browser; false if storage is full or forbidden. */
function keep(kept: KeptSubmission): boolean {
  try {
    localStorage.setItem(KEPT_PREFIX + kept.submission.submissionId, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

async function keepsFile({ submissionId }: Sendable, { file }: Upload): Promise<boolean> {
  try {
    const { keepFile } = await import('./attached-file')
    await inTime(keepFile(submissionId, file))
    return true
  } catch {
    return false
  }
}

/** Removes a submission that is stored by the server, or that its visitor will correct. */
export function drop({ submissionId, attached }: Sendable): void {
  if (attached) {
    import('./attached-file').then(({ dropFile }) => dropFile(submissionId)).catch(() => {})
  }
  try {
    localStorage.removeItem(KEPT_PREFIX + submissionId)
  } catch {}
}

/** All submissions kept in this browser, in no order; entries that are not valid are removed. */
export function readKept(): KeptSubmission[] {
  if (!hasKept()) return []
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT_PREFIX))
    .flatMap((key) => {
      const kept = parse(localStorage.getItem(key))
      if (isKept(kept) && key === KEPT_PREFIX + kept.submission.submissionId) return [kept]
      localStorage.removeItem(key)
      return []
    })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is KeptSubmission {
  const { keptAt, submission } = (value ?? {}) as Partial<KeptSubmission>
  const { formType, submissionId, data } = submission ?? {}
  const isNamed = typeof formType === 'string' && typeof submissionId === 'string'
  return typeof keptAt === 'number' && isNamed && typeof data === 'object' && data !== null
}
