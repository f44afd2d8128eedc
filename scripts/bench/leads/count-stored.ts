import { setTimeout as wait } from 'node:timers/promises'
import { openStore } from '../../leads/open-store.ts'
import { countRequests } from '../../leads/query/read-requests.ts'

/** The number of stored submissions, after those still in flight have arrived. */
export async function countStored(location: string): Promise<number> {
  const { database } = await openStore(location)
  try {
    let count = await countRequests(database, {})
    for (;;) {
      await wait(300)
      const next = await countRequests(database, {})
      if (next === count) return count
      count = next
    }
  } finally {
    await database.destroy()
  }
}
