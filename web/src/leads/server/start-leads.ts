import { env } from '../../env.ts'
import { ending } from '../../lib/ending.ts'
import { inTime } from '../../lib/in-time.ts'
import { log } from '../../lib/log.ts'
import { perProcess } from '../../lib/per-process.ts'
import { refusePlainForm } from './accept/plain-form.ts'
import { reportStart } from './deliver/delivery-log.ts'
import { measureQueues } from './deliver/queue-figures.ts'
import { type Leads, openLeads } from './open-leads.ts'
import { reasonOf } from './store/error-reason.ts'
import { describeLocation } from './store/open-leads-database.ts'
import { requireWritable } from './store/require-writable.ts'
import { type FindPage, leadsSettings, TIMEOUT_MS } from './store/settings.ts'

const RETRY_MS = 10_000

/**
 * Opens the store and delivers for as long as this server runs; called once, by `instrumentation.ts`.
 *
 * @param findPage finds the page that a submission was sent from
 */
export async function startLeads(findPage: FindPage): Promise<void> {
  store.findPage = findPage
  // A malformed map ends the server at its start, as any malformed variable does.
  await leadsSettings(env, findPage)
  ending.begin = stopDelivering
  ending.finish = closeLeads
  await untilOpen()
}

/** Opens the store, and tries again for as long as that fails; the pages are served meanwhile. */
async function untilOpen(): Promise<void> {
  try {
    await runningLeads()
  } catch (error) {
    const where = describeLocation(env.LEADS_DATABASE_URL)
    const reason = reasonOf(error)
    log.error({ where, reason }, 'leads: the store cannot be opened; submissions are refused')
    setTimeout(untilOpen, RETRY_MS).unref()
  }
}

type Store = { opened?: Promise<Leads>; findPage: FindPage }

const store = perProcess<Store>('leads', () => ({ findPage: async () => undefined }))

/** The open store for a route; undefined if it cannot be opened within `TIMEOUT_MS.open`. */
export async function leadsInTime(): Promise<Leads | undefined> {
  return inTime(runningLeads(), TIMEOUT_MS.open).catch(() => undefined)
}

/** The page for a form that came while the store cannot be opened. */
export async function refusePlainUnstored(): Promise<Response> {
  const { drawPage } = await leadsSettings(env, store.findPage)
  const text = 'The message could not be stored. Go back and send it again in a minute.'
  return refusePlainForm(drawPage, 503, text)
}

/**
 * For the health check: writes to the store without leaving anything there. Rejects if it cannot be opened or written
 * within `TIMEOUT_MS`; the reason is for the log, not for a visitor.
 */
export async function requireWritableLeads(): Promise<void> {
  const { database } = await inTime(runningLeads(), TIMEOUT_MS.open)
  await inTime(requireWritable(database), TIMEOUT_MS.store)
}

/** For the metrics: reads the queue. While the store cannot be read, they keep the last figures. */
export async function measureQueue(): Promise<void> {
  try {
    const { database } = await inTime(runningLeads(), TIMEOUT_MS.open)
    await inTime(measureQueues(database, Date.now()), TIMEOUT_MS.store)
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'metrics: the queue cannot be read')
  }
}

/** The one store and worker of this process, opened at the first call. */
function runningLeads(): Promise<Leads> {
  store.opened ??= start().catch((error: unknown) => {
    // The next request tries again: the disk may have space again, or the file be unlocked.
    delete store.opened
    throw error
  })
  return store.opened
}

/** Stops delivering. A message that was sent but not recorded would be sent again, so it is recorded first. */
async function stopDelivering(): Promise<void> {
  try {
    await (await store.opened)?.stopDelivering()
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'leads: the deliveries could not be ended')
  }
}

/** Closes the store, when no request is under way. */
async function closeLeads(): Promise<void> {
  try {
    await (await store.opened)?.close()
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'leads: the store could not be closed')
  }
}

async function start(): Promise<Leads> {
  const settings = await leadsSettings(env, store.findPage)
  const leads = await openLeads(settings)
  await reportStart(leads.database, settings)
  return leads
}
