import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../../../lib/log.ts'
import { reasonOf } from '../store/error-reason.ts'
import { claimTask, finishTask, type Lease, releaseTask } from '../store/lease.ts'
import type { LeadsDatabase } from '../store/schema.ts'
import { queueFigures } from './queue-figures.ts'

const MINUTE = 60_000
/** The same is told again after this time, in ms, while it lasts. */
const PAUSE = 60 * MINUTE
/** A lead should be delivered within this time, in ms. */
export const LONGEST_QUEUE = 15 * MINUTE
/** How long a server may take to tell something; longer than the timeouts of the ways. */
const LEASE = MINUTE

/** An alert. It leaves our servers, so it has no personal data. */
export type Alert = {
  kind: 'abandoned' | 'waiting'
  text: string
  /** How many leads; one that waits for two channels counts twice. */
  count: number
  oldestSeconds: number
  /** Who tells it; the queue is that of all servers. */
  server: string
  site: string
  whatToDo: string
}

/** A way to tell people; `tell` rejects if it could not. */
export type Way = { name: 'webhook' | 'email'; tell: (alert: Alert) => Promise<void> }

export type Alerting = {
  database: LeadsDatabase
  ways: readonly Way[]
  /** The host's name, and the address of the site. */
  server: string
  site: string
  /** Milliseconds since 1970. */
  clock: () => number
}

/** Looks every minute whether there is something to tell, until it is stopped. It never rejects. */
export function startAlerts(settings: Alerting): { stop: () => Promise<void> } {
  const ending = new AbortController()
  const run = async () => {
    while (!ending.signal.aborted) {
      await tellAlerts(settings).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'alerts: the store cannot be read; trying again')
      })
      // Waiting for the next round does not keep the process alive.
      const options = { signal: ending.signal, ref: false }
      await sleep(MINUTE, undefined, options).catch(() => undefined)
    }
  }
  const running = settings.ways.length > 0 ? run() : Promise.resolve()
  return {
    stop: () => {
      ending.abort()
      return running
    },
  }
}

/** One round: tells each way what it has not been told within the hour. A way that fails is tried again next round. */
export async function tellAlerts(alerting: Alerting): Promise<void> {
  const { database, clock } = alerting
  for (const way of alerting.ways) {
    for (const finding of [
      await abandonedSince(alerting, await toldThrough(database, taskOf('abandoned', way))),
      await waitingTooLong(alerting),
    ]) {
      const lease = finding && (await claimTask(database, taskOf(finding.alert.kind, way), clock()))
      if (lease) await tell(alerting, way, { ...finding, lease })
    }
  }
}

/** To tell something by one way: the right of one server at a time, once an hour. */
const taskOf = (kind: Alert['kind'], way: Way) => ({
  name: `alert: ${kind}, by ${way.name}`,
  leaseMs: LEASE,
  everyMs: PAUSE,
})

/** Up to which time of abandonment leads have been told. */
async function toldThrough(database: LeadsDatabase, { name }: { name: string }): Promise<number> {
  const row = await database
    .selectFrom('task')
    .select('done_through')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.done_through ?? 0
}

type Finding = { alert: Alert; through: number }

async function tell(
  { database, clock }: Alerting,
  way: Way,
  { alert, through, lease }: Finding & { lease: Lease },
): Promise<void> {
  const { kind, count } = alert
  try {
    await way.tell(alert)
  } catch (error) {
    log.error({ kind, way: way.name, reason: reasonOf(error) }, 'alerts: could not be told')
    await releaseTask(database, lease)
    return
  }
  log.warn({ kind, way: way.name, count }, 'alerts: told')
  await finishTask(database, lease, { now: clock(), through })
}

async function abandonedSince(alerting: Alerting, through: number): Promise<Finding | undefined> {
  const { database, clock } = alerting
  const row = await database
    .selectFrom('outbox_entry')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('settled_at').as('first'),
      fn.max('settled_at').as('last'),
    ])
    .where('state', '=', 'abandoned')
    .where('settled_at', '>', through)
    .executeTakeFirstOrThrow()
  const count = Number(row.count)
  if (count === 0) return undefined
  const oldestSeconds = Math.max(0, Math.round((clock() - (row.first ?? 0)) / 1000))
  return {
    through: row.last ?? through,
    alert: {
      kind: 'abandoned',
      count,
      oldestSeconds,
      ...placeOf(alerting),
      text: `Chainlantern: ${count} lead${count === 1 ? '' : 's'} could not be delivered and will not be tried again. Nothing is lost: each is kept.`,
      whatToDo:
        'Run "npm run leads -- list --state abandoned", find the reason with "show ID", mend it, then "npm run leads -- retry --state abandoned".',
    },
  }
}

async function waitingTooLong(alerting: Alerting): Promise<Finding | undefined> {
  const now = alerting.clock()
  const queues = Object.values(await queueFigures(alerting.database))
  const oldestAt = Math.min(...queues.map((queue) => queue.oldestAt ?? Infinity))
  if (now - oldestAt <= LONGEST_QUEUE) return undefined
  const count = queues.reduce((sum, { undelivered }) => sum + undelivered, 0)
  const oldestSeconds = Math.round((now - oldestAt) / 1000)
  return {
    through: 0,
    alert: {
      kind: 'waiting',
      count,
      oldestSeconds,
      ...placeOf(alerting),
      text: `Chainlantern: ${count} lead${count === 1 ? ' waits' : 's wait'} to be delivered, the oldest for ${Math.round(oldestSeconds / 60)} minutes.`,
      whatToDo:
        'Run "npm run leads -- list --state undelivered" and "show ID" for the last error. Is the bot or the webhook down, or not configured? They are delivered by themselves once it answers.',
    },
  }
}

const placeOf = ({ server, site }: Alerting) => ({ server, site })
