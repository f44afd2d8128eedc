import { readConsent } from '@/consent/read-consent'
import { newSubmissionId, type SubmissionError } from './send-submission'
import { SUBMISSION_KEY, submissionClient } from './submission-client'

let last = { content: '', submissionId: '' }

/** Sends the answers of a form that appeared at that time; returns what their visitor can mend, if anything. */
export function sendUntilSettled(
  formType: string,
  data: Record<string, unknown>,
  appearedAt: number,
): Promise<SubmissionError | undefined> {
  const client = submissionClient()
  const filledInMs = Math.round(performance.now() - appearedAt)
  const content = JSON.stringify([formType, data])
  // The same answers again, perhaps because nobody heard that they had arrived, go under the same id.
  if (last.content !== content) last = { content, submissionId: newSubmissionId() }
  const { submissionId } = last
  const submission = { formType, data, submissionId, filledInMs, consent: readConsent() }
  return new Promise((resolve) => {
    const cache = client.getMutationCache()
    const mutation = cache.build(
      client,
      client.defaultMutationOptions({ mutationKey: SUBMISSION_KEY }),
    )
    const stop = cache.subscribe(({ mutation: changed }) => {
      const { status, failureCount, isPaused, error } = mutation.state
      if (changed !== mutation) return
      // Kept for later is as good as sent: a visitor has nothing to do.
      const settled = status !== 'pending' || failureCount > 0 || isPaused
      if (!settled || status === 'idle') return
      stop()
      resolve(status === 'error' ? (error as SubmissionError) : undefined)
    })
    mutation.execute(submission).catch(() => {})
  })
}
