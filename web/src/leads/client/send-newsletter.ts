import { newsletter } from '../definitions/newsletter'
import { newSubmissionId } from './new-submission-id'
import { SUBMISSION_KEY, submissionClient } from './submission-client'
import type { SubmissionError } from './submission-error'

/** Sends an address for the newsletter; returns what its visitor can mend, if anything. */
export function sendNewsletter(email: string): Promise<string | undefined> {
  const client = submissionClient()
  const submissionId = newSubmissionId()
  const submission = { formType: newsletter.formType, data: { email }, submissionId }
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
      const refusal = status === 'error' ? (error as SubmissionError) : undefined
      resolve(refusal && (refusal.fieldErrors.email ?? refusal.message))
    })
    mutation.execute(submission).catch(() => {})
  })
}
