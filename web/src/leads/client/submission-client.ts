import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Mutation,
  QueryClient,
} from '@tanstack/react-query'
import type { Submission } from '../definitions/submission'
import { drop, keep, readKept } from './kept-submissions'
import { sendSubmission } from './send-submission'
import { SubmissionError } from './submission-error'

export const SUBMISSION_KEY = ['submission']

const LONGEST_DELAY = 5 * 60 * 1000

let client: QueryClient | undefined

/** The one client that sends requests: it keeps each until it has arrived, and tries again by itself. */
export function submissionClient(): QueryClient {
  client ??= createClient()
  return client
}

/** Sends what an earlier visit, or another failure, left behind, under the ids it was given then. */
export function resendKept(): void {
  const sender = submissionClient()
  for (const state of readKept()) hydrate(sender, state as DehydratedState)
  void sender.resumePausedMutations()
}

function createClient(): QueryClient {
  const created = new QueryClient()
  created.setMutationDefaults(SUBMISSION_KEY, {
    mutationFn: sendSubmission,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_, error) => !isMendable(error),
    retryDelay: (failures, error) => {
      const asked = error instanceof SubmissionError ? error.retryAfterMs : 0
      return Math.max(asked, Math.min(LONGEST_DELAY, 2000 * 2 ** failures))
    },
  })
  created.getMutationCache().subscribe(({ mutation }) => {
    if (mutation) keepUntilSettled(created, mutation as Mutation<void, Error, Submission>)
  })
  // Listens for the connection and the tab to come back.
  created.mount()
  return created
}

function keepUntilSettled(sender: QueryClient, mutation: Mutation<void, Error, Submission>): void {
  const { status, variables, failureCount } = mutation.state
  if (!variables) return
  if (status === 'success' || status === 'error') drop(variables.submissionId)
  else if (status === 'pending' && failureCount === 0) {
    const { mutations } = dehydrate(sender, { shouldDehydrateMutation: (one) => one === mutation })
    // On the next visit it continues as a paused mutation does.
    const paused = mutations.map((one) => ({ ...one, state: { ...one.state, isPaused: true } }))
    keep(variables.submissionId, { mutations: paused, queries: [] })
  }
}

function isMendable(error: unknown): boolean {
  return error instanceof SubmissionError && error.mendable
}
