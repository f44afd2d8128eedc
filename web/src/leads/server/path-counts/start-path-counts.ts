import { log } from '../../../lib/log.ts'
import { countPath, startCounting, takePathCounts } from '../../../lib/path-counts.ts'
import type { CountedPaths } from '../../../lib/studio-api.ts'
import { reasonOf } from '../database/error-reason.ts'
import type { LeadsDatabase } from '../database/schema.ts'
import { readPathCounts, storePathCounts } from './store-path-counts.ts'

/** How often the counts are stored, in ms. A server that is killed loses no more. */
const EVERY_MS = 20_000

/** Counts paths while this server runs. */
export function startPathCounts(database: LeadsDatabase) {
  startCounting()
  let writing = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeDown(database))
    return writing
  }
  const timer = setInterval(write, EVERY_MS)
  timer.unref()
  return {
    /** The counts of all servers, with the latest of this one. Rejects if the database cannot be read. */
    read: async (): Promise<CountedPaths> => {
      await write()
      return readPathCounts(database, Date.now())
    },
    /** Stores the last counts; never rejects. */
    stop: async () => {
      clearInterval(timer)
      await write()
    },
  }
}

async function writeDown(database: LeadsDatabase): Promise<void> {
  const counts = takePathCounts()
  if (counts.length === 0) return
  try {
    await storePathCounts(database, counts, Date.now())
  } catch (error) {
    // What was not stored waits for the next time.
    for (const { kind, path, count } of counts) countPath(kind, path, count)
    log.warn({ reason: reasonOf(error) }, 'paths: counts could not be stored; trying again')
  }
}
