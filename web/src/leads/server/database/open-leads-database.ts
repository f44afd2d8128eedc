import 'server-only'
import { isPostgresAddress } from './location.ts'
import { migrate } from './migrate.ts'
import { openPostgres, requireUnicode } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import type { LeadsDatabase } from './tables.ts'

/**
 * Opens the PostgreSQL database at a `postgres://` address, or the SQLite file at a path, and brings it up to date.
 * What either has acknowledged survives a power cut.
 */
export async function openLeadsDatabase(location: string): Promise<LeadsDatabase> {
  const open = isPostgresAddress(location) ? openPostgres : openSqlite
  const database = await open(location)
  try {
    if (database.pool) await requireUnicode(database.pool)
    await migrate(database)
    return database
  } catch (error) {
    // Every request tries again, and each try must not leave a file or a connection open.
    await database.destroy()
    throw error
  }
}
