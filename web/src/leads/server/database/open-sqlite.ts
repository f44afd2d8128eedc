import 'server-only'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { NodeSqliteDialect, namingFullDisk } from './node-sqlite.ts'
import type { LeadsDatabase, LeadsTables } from './tables.ts'

/** Opens the file at `path`, or makes it, readable by nobody else. */
export async function openSqlite(path: string): Promise<LeadsDatabase> {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path, { timeout: 10_000 })
  try {
    // People's requests are in it; SQLite gives its side files the same mode.
    chmodSync(path, 0o600)
    namingFullDisk(file, () =>
      file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on'),
    )
  } catch (error) {
    file.close()
    throw error
  }
  return new Kysely<LeadsTables>({ dialect: new NodeSqliteDialect(file) })
}
