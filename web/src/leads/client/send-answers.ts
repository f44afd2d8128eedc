import { readConsent } from '@/lib/read-consent'
import type { Answers, FormDefinition } from '../forms/form-definition'
import { submissionNumber } from '../forms/form-definition'
import { formOriginOf } from '../forms/form-page'
import type { Upload } from './attached-file'
import { drop, send } from './outbox'
import { type DownloadLink, type Sendable, SubmissionError } from './send-submission'
import { visits } from './visit'

/** Which button a form was opened or sent with, and what that button preset. */
type Origin = { button: string; parameters: Readonly<Record<string, string>> }

type Sending = {
  /** The time in ms of `performance.now()` at which the form first appeared. */
  appearedAt: number
  origin: Origin
  upload: Upload | undefined
  /** It is stored after all, after it was reported as kept. */
  onLateArrival: (number: string) => void
}

/** Stored by the server, or kept in this browser to be sent later. */
type Sent = { phase: 'sent' | 'kept'; number: string; downloads: readonly DownloadLink[] }

/** The ids of submissions that are not known to be stored, by their content. */
const ids = new Map<string, string>()

/**
 * Sends checked answers and the trap field, and with them the file of `upload`. Resolves when they are stored, kept
 * for a retry, canceled, or refused for good.
 */
export async function sendAnswers(
  form: FormDefinition,
  answers: Answers,
  { appearedAt, origin, upload, onLateArrival }: Sending,
): Promise<Sent | 'canceled' | SubmissionError> {
  const { consoleLine, delayMs, formType } = form
  if (consoleLine) console.log(consoleLine(answers))
  const delay = delayMs > 0 && new Promise((resolve) => setTimeout(resolve, delayMs))

  const content = JSON.stringify([formType, answers, upload?.file.size, upload?.file.lastModified])
  // The same answers again go under the same id, so that they are stored once.
  const submissionId = ids.get(content) ?? crypto.randomUUID()
  ids.set(content, submissionId)
  const submission: Sendable = {
    formType,
    data: answers,
    submissionId,
    filledInMs: Math.round(performance.now() - appearedAt),
    consent: readConsent(),
    context: { path: formOriginOf(new URL(location.href)).from, ...origin, ...visits() },
  }
  if (upload) submission.attached = upload.field
  const number = submissionNumber(submissionId)

  const settled = await new Promise<Sent | 'canceled' | SubmissionError>((resolve) => {
    upload?.signal.addEventListener('abort', () => {
      drop(submission)
      resolve('canceled')
    })
    let wasKept = false
    const onKept = (reason: string) => {
      wasKept = true
      console.error(`A submission could not be sent yet: ${reason}`)
      resolve({ phase: 'kept', number, downloads: [] })
    }
    send(submission, { upload, onKept }).then(
      (downloads) => {
        ids.delete(content)
        if (wasKept) onLateArrival(number)
        resolve({ phase: 'sent', number, downloads })
      },
      (problem: SubmissionError) => resolve(problem),
    )
  })
  const isSent = settled !== 'canceled' && !(settled instanceof SubmissionError)
  if (isSent) await delay
  return settled
}
