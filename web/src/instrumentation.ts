/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { guardResponses } = await import('./guard-responses')
  guardResponses()
  await mendRequests()
  const { startLeads } = await import('./leads/server/start-leads')
  await startLeads()
}

/** Before Next sees them, whose answers to some are wrong. */
async function mendRequests(): Promise<void> {
  const { mendAddresses } = await import('./next-workarounds/mend-addresses')
  mendAddresses()
  if (process.env.NODE_ENV === 'development') return
  const { hideQueryFromPages } = await import('./next-workarounds/hide-query-from-pages')
  hideQueryFromPages()
  const { rememberRequests } = await import('./next-workarounds/hide-missing-path')
  rememberRequests()
  const { refuseUpgrades } = await import('./next-workarounds/refuse-upgrades')
  refuseUpgrades()
}
