import { countPath, startCounting, takePathCounts } from '../../../lib/path-counts.ts'
import type { CountedPaths } from '../../../lib/studio-api.ts'
import type { LeadsDatabase } from '../database/schema.ts'
import { startWritingCounts } from '../database/write-counts.ts'
import { readPathCounts, storePathCounts } from './store-path-counts.ts'

/** Counts paths while this server runs. */
export function startPathCounts(database: LeadsDatabase) {
  startCounting()
  const { write, stop } = startWritingCounts({
    name: 'paths',
    take: takePathCounts,
    store: (counts) => storePathCounts(database, counts, Date.now()),
    putBack: (counts) => {
      for (const { kind, path, count } of counts) countPath(kind, path, count)
    },
  })
  return {
    /** The counts of all servers, with the latest of this one. Rejects if the database cannot be read. */
    read: async (): Promise<CountedPaths> => {
      await write()
      return readPathCounts(database, Date.now())
    },
    stop,
  }
}
