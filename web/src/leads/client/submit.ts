import { readConsent } from '@/consent/read-consent'
import { type Answers, answersIn, type FormDefinition } from '../forms/form-definition'
import { formSchema } from '../forms/form-schema'
import { type InlineFormName, inlineForms } from '../forms/forms'
import { newSubmissionId, type SubmissionError } from './send-submission'
import { SUBMISSION_KEY, submissionClient } from './submission-client'

/** What is wrong with the answer to one field, in words for the visitor. */
export type FieldError = { name: string; label: string; message: string }

/** The outcome of pressing Send: stored by the server, kept in this browser to be sent later, or to be corrected. */
export type Outcome = {
  phase: 'sent' | 'kept' | 'editing'
  errors: readonly FieldError[]
  /** What is wrong, if it is not a single field. */
  message?: string | undefined
}

/**
 * Checks what was entered into a form and sends it. `posted` is the form's `FormData`, `appearedAt` the time in ms of
 * `performance.now()` at which it first appeared. Rejects only if the form's definition cannot be loaded.
 */
export async function submit(
  which: FormDefinition | InlineFormName,
  posted: FormData,
  appearedAt: number,
): Promise<Outcome> {
  const form = typeof which === 'string' ? await inlineForms[which]() : which
  const answers = answersIn(form, posted)
  const checked = formSchema(form).safeParse(answers)
  if (!checked.success) {
    const messages = checked.error.issues.map(({ path, message }) => [path[0], message])
    return { phase: 'editing', errors: errorsIn(form, Object.fromEntries(messages)) }
  }
  const { consoleLine, delayMs, formType } = form
  if (consoleLine) console.log(consoleLine(checked.data))
  const delay = Promise.withResolvers<void>()
  if (delayMs > 0) setTimeout(delay.resolve, delayMs)
  else delay.resolve()
  // `answers` adds the trap field, which the schema strips.
  const result = await sendUntilSettled(formType, { ...answers, ...checked.data }, appearedAt)
  if (typeof result === 'object') {
    const errors = errorsIn(form, result.fieldErrors)
    return { phase: 'editing', errors, message: errors.length > 0 ? undefined : result.message }
  }
  await delay.promise
  return { phase: result, errors: [] }
}

/** The messages as errors, in the order of the form. */
function errorsIn(
  { fields }: FormDefinition,
  messages: Readonly<Record<string, string>>,
): FieldError[] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    const message = messages[name]
    return message ? [{ name, label, message }] : []
  })
}

/** The ids of requests that are not known to be stored, by their content. */
const ids = new Map<string, string>()

/** Sends answers; resolves when they are stored, kept for a retry, or refused for good. */
function sendUntilSettled(
  formType: string,
  data: Answers,
  appearedAt: number,
): Promise<'sent' | 'kept' | SubmissionError> {
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
      resolve(
        status === 'success' ? 'sent' : status === 'error' ? (error as SubmissionError) : 'kept',
      )
    })
    mutation.execute(submission).catch(() => {})
  })
}
