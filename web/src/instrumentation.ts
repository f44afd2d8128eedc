import type { Instrumentation } from 'next'

/** Runs once at server start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logConsole } = await import('./http/next-workarounds/console-to-log')
  logConsole()
  const { startTracing } = await import('./http/start-tracing')
  await startTracing()
  const { isBuilding } = await import('./env')
  const { followLiveEvents } = await import('./content/refresh/live-events')
  const { client } = await import('./content/read/client')
  if (!isBuilding) await followLiveEvents(client)
  const { startLeads } = await import('./leads/server/start-leads')
  const { findPage } = await import('./content/paths/find-page')
  await startLeads(findPage)
}

/** Runs when a page, a route or a server action has failed. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || routeType !== 'action') return
  const { answerFailedAction } = await import('./http/next-workarounds/answer-error')
  answerFailedAction(error)
}
