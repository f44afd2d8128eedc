import { readConsent } from '@/consent/read-consent'
import {
  type Answers,
  answersIn,
  BUTTON_FIELD,
  errorsIn,
  type FieldError,
  type FormDefinition,
} from '../forms/form-definition'
import { type InlineFormName, inlineForms } from '../forms/forms.gen'
import type { Upload } from './attached-file'
import {
  type DownloadLink,
  newSubmissionId,
  type Sendable,
  SubmissionError,
} from './send-submission'
import { drop, type SendingMeta, SUBMISSION_KEY, submissionClient } from './submission-client'

/** The outcome of pressing Send: stored by the server, kept in this browser to be sent later, or to be corrected. */
export type Outcome = {
  phase: 'sent' | 'kept' | 'editing'
  /** What the visitor may download now. */
  downloads?: readonly DownloadLink[]
  errors: readonly FieldError[]
  /** What is wrong, if it is not a single field. */
  message?: string | undefined
}

/** Loads zod and the schemas, which a dialog can be opened without. */
export const loadChecks = () => import('../forms/form-schema')

/**
 * Checks what was entered into a form and sends it. `posted` is the form's `FormData`, `appearedAt` the time in ms of
 * `performance.now()` at which it first appeared. Rejects only if the form's definition, or the
 * check of a form with messages of its own, cannot be loaded.
 */
export async function submit(
  which: FormDefinition | InlineFormName,
  posted: FormData,
  appearedAt: number,
): Promise<Outcome> {
  const form = typeof which === 'string' ? await inlineForms[which]() : which
  const answers = answersIn(form, posted)
  const checks = await loadChecks().catch((error: unknown) => {
    // The browser has checked the other forms itself, and the server still will.
    if (form.ownMessages) throw error
  })
  const checked = checks?.formSchema(form).safeParse(answers) ?? { success: true, data: answers }
  if (!checked.success) {
    const messages = checked.error.issues.map(({ path, message }) => [path[0], message])
    return { phase: 'editing', errors: errorsIn(form, Object.fromEntries(messages)) }
  }
  // `answers` adds the trap field, which the schema strips.
  const origin = { button: String(posted.get(BUTTON_FIELD) ?? ''), parameters: {} }
  return send(form, { ...answers, ...checked.data }, { appearedAt, origin })
}

/** Which button a form was opened or sent with, and what that button preset. */
export type Origin = { button: string; parameters: Readonly<Record<string, string>> }

type Sending = { appearedAt: number; origin: Origin; upload?: Upload | undefined }

/** Sends checked answers and the trap field, and with them the file of `upload`. */
export async function send(
  form: FormDefinition,
  answers: Answers,
  sending: Sending,
): Promise<Outcome> {
  const { consoleLine, delayMs, formType } = form
  if (consoleLine) console.log(consoleLine(answers))
  const delay = Promise.withResolvers<void>()
  if (delayMs > 0) setTimeout(delay.resolve, delayMs)
  else delay.resolve()
  const result = await sendUntilSettled(formType, answers, sending)
  if (result === 'canceled') return { phase: 'editing', errors: [] }
  if (result instanceof SubmissionError) {
    const errors = errorsIn(form, result.fieldErrors)
    return { phase: 'editing', errors, message: errors.length > 0 ? undefined : result.message }
  }
  await delay.promise
  return { ...result, errors: [] }
}

/** The ids of requests that are not known to be stored, by their content. */
const ids = new Map<string, string>()

// With a file the form shows how sending goes, and reports it as kept after so many failures.
const FAILURES_IN_SIGHT = 3

type Settled = Pick<Outcome, 'downloads'> & { phase: 'sent' | 'kept' }

/** Sends answers; resolves when they are stored, kept for a retry, canceled, or refused for good. */
function sendUntilSettled(
  formType: string,
  data: Answers,
  { appearedAt, origin, upload }: Sending,
): Promise<Settled | 'canceled' | SubmissionError> {
  const filledInMs = Math.round(performance.now() - appearedAt)
  const content = JSON.stringify([formType, data, upload?.file.size, upload?.file.lastModified])
  // The same answers again go under the same id, so that they are stored once.
  const submissionId = ids.get(content) ?? newSubmissionId()
  ids.set(content, submissionId)
  const consent = readConsent()
  const context = { path: location.pathname, ...origin }
  const submission: Sendable = { formType, data, submissionId, filledInMs, consent, context }
  if (upload) submission.attached = upload.field

  const client = submissionClient()
  const cache = client.getMutationCache()
  const mutation = cache.build(
    client,
    client.defaultMutationOptions({
      mutationKey: SUBMISSION_KEY,
      meta: { upload } satisfies SendingMeta,
    }),
  )
  return new Promise((resolve) => {
    upload?.signal.addEventListener('abort', () => {
      drop(submission)
      resolve('canceled')
    })
    const mostFailures = upload ? FAILURES_IN_SIGHT : 1
    let wasKept = false
    const stop = cache.subscribe(({ mutation: changed }) => {
      if (changed !== mutation) return
      const { status, failureCount, failureReason, isPaused, error } = mutation.state
      const kept = status === 'pending' && (failureCount >= mostFailures || isPaused)
      if (status === 'pending' && failureCount > 0 && !kept) upload?.onRetry()
      if (status !== 'success' && status !== 'error' && !kept) return
      // A file is followed until it has arrived.
      if (!kept || !upload) stop()
      if (status === 'success' && wasKept) upload?.onLateArrival()
      wasKept = kept
      if (status === 'success') ids.delete(content)
      const reason = failureReason as SubmissionError | null
      if (kept) console.error(`A request could not be sent yet: ${reason?.message ?? 'offline'}`)
      if (status === 'error') return resolve(error as SubmissionError)
      const downloads = (mutation.state.data ?? []) as DownloadLink[]
      resolve({ phase: kept ? 'kept' : 'sent', ...(downloads.length > 0 && { downloads }) })
    })
    mutation.execute(submission).catch(() => {})
  })
}
