/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { guardResponses } = await import('./guard-responses')
  guardResponses()
  const { mendRequests } = await import('./next-workarounds/mend-requests')
  mendRequests()
  const { startLeads } = await import('./leads/server/start-leads')
  await startLeads()
}
