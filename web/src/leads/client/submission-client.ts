import {
  type Mutation,
  type MutationOptions,
  type MutationState,
  QueryClient,
} from '@tanstack/react-query'
import type { Upload } from './attached-file'
import { hasKept, KEPT_NEWS_EVENT, KEPT_PREFIX } from './kept-requests'
import {
  type DownloadLink,
  type Sendable,
  SubmissionError,
  sendSubmission,
} from './send-submission'

export const SUBMISSION_KEY = ['submission']

const LONGEST_DELAY = 5 * 60 * 1000
const LONGEST_KEPT = 7 * 24 * 60 * 60 * 1000

type Sending = Mutation<DownloadLink[], Error, Sendable>

let client: QueryClient | undefined

/** The ids of requests that this browser could not keep. */
const unkept = new Set<string>()

/** The ids of requests that did not arrive at the first attempt. A success resets TanStack Query's count. */
const late = new Set<string>()

/** The one TanStack Query client that sends requests: it keeps each in localStorage until stored, and retries. */
export function submissionClient(): QueryClient {
  client ??= createClient()
  return client
}

/** Sends the requests that are kept in this browser, under their first ids. After a week it gives up on one. */
export function resendKept(): void {
  const sender = submissionClient()
  const underWay = new Set(sendings(sender).map(({ state }) => state.variables?.submissionId))
  for (const kept of readKept()) {
    if (kept.refusal !== undefined || kept.downloads || underWay.has(kept.submission.submissionId))
      continue
    if (Date.now() - kept.keptAt > LONGEST_KEPT)
      refuse(kept, { message: 'It could not be sent for a week.' })
    else resume(sender, kept)
  }
  void sender.resumePausedMutations()
}

function createClient(): QueryClient {
  const created = new QueryClient()
  created.setMutationDefaults(SUBMISSION_KEY, {
    mutationFn: sendKept,
    gcTime: Number.POSITIVE_INFINITY,
    // Tries once even if the browser reports that it is offline.
    networkMode: 'offlineFirst',
    retry: (_, error) => !isFinal(error),
    retryDelay: (failures, error) => {
      const asked = error instanceof SubmissionError ? error.retryAfterMs : 0
      const delay = Math.max(asked, Math.min(LONGEST_DELAY, 2000 * 2 ** failures))
      // Jitter, so that clients refused together do not return together.
      return delay * (1 + Math.random() / 4)
    },
  })
  created.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated') keepUntilSettled(mutation as Sending)
  })
  // Listens for the connection and the tab to come back, which resume paused mutations.
  created.mount()
  return created
}

/** What a mutation's `meta` holds while its form is open: the sending of a file. */
export type SendingMeta = { upload?: Upload }

/** A failure may be shown as success only if the request waits in this browser for another try. */
async function sendKept(
  submission: Sendable,
  { meta }: { meta?: SendingMeta | undefined },
): Promise<DownloadLink[]> {
  const { submissionId, attached } = submission
  try {
    if (!attached) return await sendSubmission(submission)
    const { sendAttached } = await import('./attached-file')
    return await sendAttached(submission, meta?.upload, () => unkept.add(submissionId))
  } catch (error) {
    if (!unkept.has(submissionId) || isFinal(error)) throw error
    throw new SubmissionError(
      'It could not be sent, and this browser does not let us keep it for later. Check your connection and send it again.',
      { final: true },
    )
  }
}

function sendings(sender: QueryClient): Sending[] {
  return sender.getMutationCache().findAll({ status: 'pending' }) as Sending[]
}

/** Sends a refused request again, under its id, with these answers corrected; resolves when it is stored. */
export async function sendCorrected(
  { submission }: KeptSubmission,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const data = { ...submission.data, ...answers }
  const corrected = { keptAt: Date.now(), submission: { ...submission, data } }
  keep(corrected)
  await resume(submissionClient(), corrected).continue()
}

/** Rebuilds a request of an earlier visit as a paused mutation. */
function resume(sender: QueryClient, { submission, keptAt }: KeptSubmission): Sending {
  const state: MutationState<DownloadLink[], Error, Sendable> = {
    status: 'pending',
    isPaused: true,
    variables: submission,
    submittedAt: keptAt,
    // Not its first attempt: a refusal is shown as a notice, since no form is open.
    failureCount: 1,
    failureReason: null,
    context: undefined,
    data: undefined,
    error: null,
  }
  const options = sender.defaultMutationOptions<MutationOptions<DownloadLink[], Error, Sendable>>({
    mutationKey: SUBMISSION_KEY,
  })
  late.add(submission.submissionId)
  return sender.getMutationCache().build(sender, options, state)
}

function keepUntilSettled({ state, meta }: Sending): void {
  const {
    status,
    variables: submission,
    failureCount,
    submittedAt,
    error,
    data: downloads = [],
  } = state
  // What was canceled is dropped, and may be kept again by another attempt under the same id.
  if (!submission || (meta as SendingMeta | undefined)?.upload?.signal.aborted) return
  if (status === 'pending' && failureCount === 0) {
    const kept = keep({ keptAt: submittedAt, submission })
    if (!kept) unkept.add(submission.submissionId)
  } else if (status === 'pending') late.add(submission.submissionId)
  else if (status === 'success') {
    // After a failed attempt the form said that it is kept: its downloads are offered by a notice.
    if (late.has(submission.submissionId) && downloads.length > 0) {
      offer({ keptAt: submittedAt, submission }, downloads)
    } else drop(submission)
  } else if (status === 'error') {
    // At the first attempt the form is still open and shows what to correct.
    if (failureCount === 1) drop(submission)
    else refuse({ keptAt: submittedAt, submission }, error as SubmissionError)
  }
}

/** Gives up on a request and has its visitor told, who believes that it was sent. */
function refuse(
  kept: KeptSubmission,
  { message: refusal, fieldErrors }: Pick<SubmissionError, 'message'> & Partial<SubmissionError>,
): void {
  keep({ ...kept, refusal, ...(fieldErrors && { fieldErrors }) })
  window.dispatchEvent(new Event(KEPT_NEWS_EVENT))
}

/** Offers the files of a request that arrived late; the answers are no longer needed. */
function offer({ keptAt, submission }: KeptSubmission, downloads: DownloadLink[]): void {
  keep({ keptAt, submission: { ...submission, data: {} }, downloads })
  window.dispatchEvent(new Event(KEPT_NEWS_EVENT))
}

function isFinal(error: unknown): boolean {
  return error instanceof SubmissionError && error.final
}

/** A request kept in this browser since `keptAt` (ms since 1970); with a `refusal` or `downloads` it is not sent any more. */
export type KeptSubmission = {
  keptAt: number
  submission: Sendable
  refusal?: string
  /** What is wrong with single answers. */
  fieldErrors?: Readonly<Record<string, string>>
  downloads?: DownloadLink[]
}

// One localStorage entry per submission, so that two tabs never overwrite each other's.

/** Keeps a request in this browser; false if storage is full or forbidden. */
export function keep(kept: KeptSubmission): boolean {
  try {
    localStorage.setItem(KEPT_PREFIX + kept.submission.submissionId, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Removes a request that is stored by the server, or that its visitor will correct. */
export function drop({ submissionId, attached }: Sendable): void {
  if (attached) {
    import('./attached-file').then(({ dropFile }) => dropFile(submissionId)).catch(() => {})
  }
  try {
    localStorage.removeItem(KEPT_PREFIX + submissionId)
  } catch {}
}

/** All requests kept in this browser, in no order; entries that are not valid are removed. */
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
