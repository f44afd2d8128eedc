import { setTimeout as sleep } from 'node:timers/promises'
import type { OutboxEntry } from '../store/schema.ts'
import { takeTurn } from './chat-pace.ts'
import { type Attempt, type Delivering, deliverEntry } from './deliver-entry.ts'
import { claimEntry, nextDue } from './entries.ts'

// In ms. Another server may add entries to the same queue, so no worker sleeps longer than this.
const LONGEST_SLEEP = 10_000
const SHORTEST_SLEEP = 10
const FIRST_REPAIR_SLEEP = 1000

type Worker = {
  /** Wakes the worker: there is something to deliver. */
  kick: () => void
  /** Claims no further entry, and resolves when the current one is recorded. */
  stop: () => Promise<void>
}

type Reports = {
  /** An attempt has ended, after so many ms. */
  report: (entry: OutboxEntry, attempt: Attempt, ms: number) => void
  /** The queue cannot be read or written; it is tried again. */
  reportBroken: (error: unknown) => void
  reportMended: () => void
}

/** When to look again (ms since 1970), and whether a new entry may wake the worker earlier. */
type Rest = { until: number; kickable: boolean }

/** Starts a loop that delivers due entries one by one and sleeps until the next is due. It never rejects. */
export function startDeliveryWorker(
  settings: Omit<Delivering, 'wait' | 'stopping'> & Reports,
): Worker {
  const ending = new AbortController()
  const work: Delivering = {
    ...settings,
    wait: (ms) => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined),
    stopping: () => ending.signal.aborted,
  }
  let sweep: Promise<void> | undefined
  let kicked = false
  let deaf = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    kicked = false
    let rest: Rest
    try {
      rest = await deliverDue(work, settings.report)
      if (failures > 0) settings.reportMended()
      failures = 0
    } catch (error) {
      if (failures === 0) settings.reportBroken(error)
      rest = { until: work.clock() + FIRST_REPAIR_SLEEP * 2 ** failures, kickable: true }
      failures = Math.min(failures + 1, 10)
    }
    sweep = undefined
    if (work.stopping()) return
    deaf = !rest.kickable
    const length = Math.max(SHORTEST_SLEEP, rest.until - work.clock())
    timer = setTimeout(begin, kicked && !deaf ? 0 : Math.min(LONGEST_SLEEP, length))
    // A sleeping worker does not keep the process alive.
    timer.unref()
  }

  function begin(): void {
    clearTimeout(timer)
    if (!work.stopping()) sweep ??= run()
  }

  begin()
  return {
    kick: () => {
      kicked = true
      if (!deaf) begin()
    },
    stop: async () => {
      ending.abort()
      clearTimeout(timer)
      await sweep
    },
  }
}

async function deliverDue(work: Delivering, report: Reports['report']): Promise<Rest> {
  const { database, leaseMs, routes, channel, clock } = work
  while (!work.stopping()) {
    const due = (await nextDue(database, clock(), { routes, channel })) ?? Infinity
    if (due > clock()) return { until: due, kickable: true }
    const freeAt = await takeTurn(database, work)
    if (freeAt !== undefined) return { until: freeAt, kickable: false }
    const entry = await claimEntry(database, { now: clock(), leaseMs, routes, channel })
    // Another worker was faster.
    if (!entry) break
    const startedAt = performance.now()
    const attempt = await deliverEntry(entry, work)
    report(entry, attempt, Math.round(performance.now() - startedAt))
  }
  return { until: clock(), kickable: true }
}
