import { readConsent } from '@/consent/read-consent'
import {
  type Answers,
  answersIn,
  errorsIn,
  type FieldError,
  type FormDefinition,
} from '../forms/form-definition'
import { type InlineFormName, inlineForms } from '../forms/forms.gen'
import { type DownloadLink, newSubmissionId, SubmissionError } from './send-submission'
import { SUBMISSION_KEY, submissionClient } from './submission-client'

/** The outcome of pressing Send: stored by the server, kept in this browser to be sent later, or to be corrected. */
export type Outcome = {
  phase: 'sent' | 'kept' | 'editing'
  /** What the visitor may download now. */
  files?: readonly DownloadLink[]
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
  return send(form, { ...answers, ...checked.data }, appearedAt)
}

/** Sends checked answers and the trap field. */
export async function send(
  form: FormDefinition,
  answers: Answers,
  appearedAt: number,
): Promise<Outcome> {
  const { consoleLine, delayMs, formType } = form
  if (consoleLine) console.log(consoleLine(answers))
  const delay = Promise.withResolvers<void>()
  if (delayMs > 0) setTimeout(delay.resolve, delayMs)
  else delay.resolve()
  const result = await sendUntilSettled(formType, answers, appearedAt)
  if (result instanceof SubmissionError) {
    const errors = errorsIn(form, result.fieldErrors)
    return { phase: 'editing', errors, message: errors.length > 0 ? undefined : result.message }
  }
  await delay.promise
  return { ...result, errors: [] }
}

/** The ids of requests that are not known to be stored, by their content. */
const ids = new Map<string, string>()

/** Sends answers; resolves when they are stored, kept for a retry, or refused for good. */
function sendUntilSettled(
  formType: string,
  data: Answers,
  appearedAt: number,
): Promise<(Pick<Outcome, 'files'> & { phase: 'sent' | 'kept' }) | SubmissionError> {
  const filledInMs = Math.round(performance.now() - appearedAt)
  const content = JSON.stringify([formType, data])
  // The same answers again go under the same id, so that they are stored once.
  const submissionId = ids.get(content) ?? newSubmissionId()
  ids.set(content, submissionId)
  const submission = { formType, data, submissionId, filledInMs, consent: readConsent() }

  const client = submissionClient()
  const cache = client.getMutationCache()
  const mutation = cache.build(
    client,
    client.defaultMutationOptions({ mutationKey: SUBMISSION_KEY }),
  )
  return new Promise((resolve) => {
    const stop = cache.subscribe(({ mutation: changed }) => {
      if (changed !== mutation) return
      const { status, failureCount, failureReason, isPaused, error } = mutation.state
      const kept = status === 'pending' && (failureCount > 0 || isPaused)
      if (status !== 'success' && status !== 'error' && !kept) return
      stop()
      if (status === 'success') ids.delete(content)
      const reason = failureReason as SubmissionError | null
      if (kept) console.error(`A request could not be sent yet: ${reason?.message ?? 'offline'}`)
      if (status === 'error') return resolve(error as SubmissionError)
      const files = (mutation.state.data ?? []) as DownloadLink[]
      resolve({ phase: kept ? 'kept' : 'sent', ...(files.length > 0 && { files }) })
    })
    mutation.execute(submission).catch(() => {})
  })
}
