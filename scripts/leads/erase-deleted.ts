import { sql } from 'kysely'
import type { LeadsDatabase } from '../../web/src/leads/server/database/schema.ts'

/**
 * Writes a SQLite file anew, without what was deleted from it; tells whether that could be done while others use it.
 * A page keeps the bytes of rows that were moved or deleted earlier, so deleting securely is not enough.
 */
export async function eraseDeleted(database: LeadsDatabase): Promise<boolean> {
  try {
    await sql`vacuum`.execute(database)
    // The new pages reach the file, and the old ones leave the log beside it.
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
    const { rows } = await checkpoint.execute(database)
    return rows[0]?.busy === 0
  } catch {
    return false
  }
}
