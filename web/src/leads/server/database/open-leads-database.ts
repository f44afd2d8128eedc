import 'server-only'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
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

/** A PostgreSQL address, not the path of a SQLite file. */
export function isPostgresAddress(location: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(location)
}

/** Where requests are stored, in words for a console: never a user's name or password. */
export function describeLocation(location: string): string {
  if (!isPostgresAddress(location)) return location
  const url = URL.parse(location)
  if (!url) return 'PostgreSQL'
  const host = url.host || url.searchParams.get('host') || 'localhost'
  return `PostgreSQL at ${host}, database ${url.pathname.slice(1) || 'of the same name as the user'}`
}

/** Brings a database up to date; servers that start together take turns. */
async function migrate(database: LeadsDatabase): Promise<void> {
  // On PostgreSQL Kysely takes an advisory lock and migrates in a transaction of its own.
  if (database.pool) return migrateToLatest(database)
  await database.connection().execute(async (connection) => {
    // It locks nothing on SQLite, where a write transaction does.
    await sql`begin immediate`.execute(connection)
    try {
      await migrateToLatest(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      // A full disk has ended the transaction already, and the first error is the one to report.
      await sql`rollback`.execute(connection).catch(() => undefined)
      throw error
    }
  })
}

async function migrateToLatest(database: LeadsDatabase): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw new Error('The leads database could not be migrated', { cause: error })
}
