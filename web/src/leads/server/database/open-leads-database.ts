import 'server-only'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from './migrate'
import { nodeSqlite } from './node-sqlite'
import type { LeadsDatabase, LeadsTables } from './tables'

/** Opens the file at `path`, or makes it; what it has acknowledged survives a power cut. */
export async function openLeadsDatabase(path: string): Promise<LeadsDatabase> {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path, { timeout: 10_000 })
  try {
    // People's requests are in it; SQLite gives its side files the same mode.
    chmodSync(path, 0o600)
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    const database = new Kysely<LeadsTables>({
      dialect: new SqliteDialect({ database: nodeSqlite(file) }),
    })
    await migrate(database)
    return database
  } catch (error) {
    // Every request tries again, and each try must not leave a file open.
    file.close()
    throw error
  }
}
