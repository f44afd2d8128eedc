import { requireUnicode } from '../../web/src/leads/server/store/open-leads-database.ts'
import { StartError } from '../run/start-error.ts'
import { explainStoreFailure } from './explain-store-failure.ts'
import { openStore } from './open-store.ts'

/**
 * Describes where the leads database is, and its faults: whether it opens, accepts every character, and has all
 * migrations. Read-only.
 */
export async function examineStore(
  location: string,
): Promise<{ where: string; kind: 'sqlite' | 'postgres' } | { complaint: string }> {
  try {
    const { database, where, kind } = await openStore(location)
    try {
      if (database.pool) await requireUnicode(database.pool)
      return { where, kind }
    } finally {
      await database.destroy()
    }
  } catch (error) {
    const isOurs = error instanceof StartError
    return { complaint: isOurs ? error.message : explainStoreFailure(error, location) }
  }
}
