/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { guardResponses } = await import('./guard-responses')
  guardResponses()
  const { mendRequests } = await import('./next-workarounds/mend-requests')
  mendRequests()
  const { followResponses } = await import('./answer-unavailable')
  followResponses()
  const { startCatchUp } = await import('./sanity/catch-up')
  await startCatchUp()
  const { startLeads } = await import('./leads/server/start-leads')
  await startLeads()
}

/** Runs when a page or a route has failed, before that is answered. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { answerUnavailable } = await import('./answer-unavailable')
  answerUnavailable(error)
}
