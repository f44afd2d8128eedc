import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readConsent } from '@/consent/read-consent'
import type { Answers, FormDefinition } from '../forms/form-definition'
import type { Submission } from '../forms/form-schema'
import { newSubmissionId, type SubmissionError } from './send-submission'
import { SUBMISSION_KEY, submissionClient } from './submission-client'
import { useFirstAppearance } from './use-first-appearance'

/** Where a form is: 'sent' has arrived, 'kept' waits in this browser; a visitor sees both as success. */
export type Phase = 'editing' | 'sending' | 'sent' | 'kept'

type Sending = {
  phase: Phase
  /** What the visitor can mend. */
  refusal: SubmissionError | null
  send: (answers: Answers) => void
  reset: () => void
}

/** Sends a form's answers, once per content: the same answers again go under the same id. */
export function useSendForm({ formType, delayMs, consoleLine }: FormDefinition): Sending {
  const appearedAt = useFirstAppearance()
  const mutation = useMutation<void, SubmissionError, Submission>(
    { mutationKey: SUBMISSION_KEY },
    submissionClient(),
  )
  const [delayed, setDelayed] = useState(false)
  const last = useRef({ content: '', submissionId: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const failed = mutation.isPending && mutation.failureCount > 0
  useEffect(() => {
    if (failed) console.error(`A request could not be sent yet: ${mutation.failureReason?.message}`)
  }, [failed, mutation.failureReason])

  function send(answers: Answers): void {
    const content = JSON.stringify(answers)
    if (last.current.content !== content) {
      last.current = { content, submissionId: newSubmissionId() }
    }
    if (delayMs > 0) {
      setDelayed(true)
      timer.current = setTimeout(() => setDelayed(false), delayMs)
    }
    if (consoleLine) console.log(consoleLine(answers))
    const filledInMs = Math.round(performance.now() - appearedAt)
    const { submissionId } = last.current
    mutation.mutate({ formType, data: answers, submissionId, filledInMs, consent: readConsent() })
  }

  function reset(): void {
    // It goes on being sent; this form only stops watching.
    mutation.reset()
    if (mutation.isSuccess) last.current = { content: '', submissionId: '' }
  }

  const refusal = mutation.error
  const phase = phaseOf({
    delayed: delayed && !refusal,
    kept: failed || mutation.isPaused,
    mutation,
  })
  return { phase, refusal, send, reset }
}

type State = {
  delayed: boolean
  kept: boolean
  mutation: { isPending: boolean; isSuccess: boolean }
}

function phaseOf({ delayed, kept, mutation }: State): Phase {
  if (delayed) return 'sending'
  if (mutation.isSuccess) return 'sent'
  if (!mutation.isPending) return 'editing'
  return kept ? 'kept' : 'sending'
}
