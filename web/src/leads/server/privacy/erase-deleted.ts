import { PostgresAdapter, sql } from 'kysely'
import type { LeadsDatabase } from '../store/schema.ts'

/**
 * Rewrites a SQLite file without its deleted rows; false if another process was using it. Undefined on PostgreSQL, which
 * does so itself (`vacuum`).
 *
 * Pages keep the bytes of rows that were moved or deleted earlier, so `secure_delete` is not enough.
 */
export async function eraseDeleted(database: LeadsDatabase): Promise<boolean | undefined> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) return undefined
  try {
    await sql`vacuum`.execute(database)
    // Moves the new pages into the file and truncates the write-ahead log, which holds the old ones.
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
    const { rows } = await checkpoint.execute(database)
    return rows[0]?.busy === 0
  } catch {
    return false
  }
}
