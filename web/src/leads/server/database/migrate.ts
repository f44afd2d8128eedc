import 'server-only'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { LeadsDatabase } from './tables.ts'

/** Brings a database up to date; servers that start together take turns. */
export async function migrate(database: LeadsDatabase): Promise<void> {
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
