import 'server-only'
import { claimEntry } from './claim-entry.ts'
import { type Attempt, type Delivering, deliverEntry } from './deliver-entry.ts'
import { nextDue } from './next-due.ts'

// Another server may put entries into the same queue, so nobody sleeps longer than this.
const LONGEST_SLEEP = 10_000
const SHORTEST_SLEEP = 50

type Worker = {
  /** Says that there is something to deliver now. */
  kick: () => void
  /** Takes no further entry, and waits for the one under way. */
  stop: () => Promise<void>
}

type Report = (submissionId: string, attempt: Attempt) => void

/** Delivers what is due, one entry after the other, and sleeps until the next is. */
export function startDeliveryWorker(
  work: Delivering & { report: Report; reportBroken: (error: unknown) => void },
): Worker {
  let sweep: Promise<void> | undefined
  let kicked = false
  let stopped = false
  let throttledUntil = 0
  let timer: NodeJS.Timeout | undefined

  async function deliverDue(): Promise<void> {
    while (!stopped && work.clock() >= throttledUntil) {
      const entry = await claimEntry(work.database, { now: work.clock(), leaseMs: work.leaseMs })
      if (!entry) return
      const attempt = await deliverEntry(entry, work)
      // The service slows the whole chat down, not one message.
      if (attempt.outcome === 'postponed' && attempt.throttled) throttledUntil = attempt.dueAt
      work.report(entry.submission_id, attempt)
    }
  }

  async function sleepLength(): Promise<number> {
    const now = work.clock()
    const due = Math.max((await nextDue(work.database)) ?? Infinity, throttledUntil)
    return Math.min(LONGEST_SLEEP, Math.max(SHORTEST_SLEEP, due - now))
  }

  async function run(): Promise<void> {
    let sleep = LONGEST_SLEEP
    kicked = false
    try {
      await deliverDue()
      sleep = await sleepLength()
    } catch (error) {
      work.reportBroken(error)
    }
    sweep = undefined
    if (stopped) return
    timer = setTimeout(begin, kicked ? 0 : sleep)
    // A worker at rest keeps no process alive.
    timer.unref()
  }

  function begin(): void {
    clearTimeout(timer)
    if (!stopped) sweep ??= run()
  }

  begin()
  return {
    kick: () => {
      kicked = true
      begin()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await sweep
    },
  }
}
