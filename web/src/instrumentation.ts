import type { Instrumentation } from 'next'

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logConsole } = await import('./next-workarounds/console-to-log')
  logConsole()
  const { startTracing } = await import('./site/operation/start-tracing')
  await startTracing()
  // In this order: the listeners that they add to each request run in it.
  const { watchRequests } = await import('./site/operation/watch-requests')
  await watchRequests()
  const { guardResponses } = await import('./next-workarounds/guard-responses')
  guardResponses()
  const { hashInlineScripts } = await import('./next-workarounds/inline-script-hashes')
  hashInlineScripts()
  const { sendEdgeHeaders } = await import('./next-workarounds/edge-headers')
  sendEdgeHeaders()
  const { mendRequestUrls } = await import('./next-workarounds/request-url')
  mendRequestUrls()
  const { limitHeaders } = await import('./next-workarounds/limit-headers')
  limitHeaders()
  const { removeDraftCookies } = await import('./next-workarounds/draft-cookie')
  removeDraftCookies()
  const { refuseUpgrades } = await import('./next-workarounds/refuse-upgrades')
  refuseUpgrades()
  const { startCatchUp } = await import('./sanity/catch-up')
  await startCatchUp()
  const { startLeads } = await import('./leads/server/start-leads')
  await startLeads()
}

/** Runs when a page or a route has failed, before the response. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { answerError } = await import('./next-workarounds/answer-error')
  answerError(error, routeType === 'action')
}
