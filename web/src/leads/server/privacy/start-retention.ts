import { log } from '../../../lib/log.ts'
import { reasonOf } from '../store/error-reason.ts'
import type { LeadsDatabase } from '../store/schema.ts'
import { applyRetention, type RetentionReport } from './apply-retention.ts'

/** How often a server asks whether it is its turn, in ms. */
const ASK_EVERY_MS = 10 * 60 * 1000

/** Applies the retention of the privacy policy while this server runs, first after `firstMs`; it never rejects. */
export function startRetention(database: LeadsDatabase, firstMs: number) {
  let run: Promise<void> | undefined
  let timer: NodeJS.Timeout
  const ask = async () => {
    try {
      const report = await applyRetention(database, Date.now())
      if (report) reportRun(report)
    } catch (error) {
      // Its lease runs out, and a server does it again.
      log.error(
        { reason: reasonOf(error) },
        'leads: the retention could not be applied; trying again',
      )
    }
    schedule(ASK_EVERY_MS)
  }
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      run = ask()
    }, ms)
    // What is due waits for the next server.
    timer.unref()
  }
  schedule(firstMs)
  return {
    /** Ends after the run under way. */
    stop: async () => {
      clearTimeout(timer)
      await run
      clearTimeout(timer)
    },
  }
}

/** Logs counts only. */
function reportRun({ removed, overdue, erased }: RetentionReport): void {
  const count = Object.values(removed).reduce((sum, each) => sum + each, 0)
  if (count > 0) log.info({ count }, 'leads: submissions were past their time and are removed')
  if (erased === false) {
    log.warn(
      'leads: bytes of removed submissions may still be in the database file, which is in use',
    )
  }
  if (overdue > 0) {
    log.warn(
      { count: overdue },
      'leads: submissions are past their time and were never delivered; they are kept (npm run leads -- list, retry, purge --include-undelivered)',
    )
  }
}
