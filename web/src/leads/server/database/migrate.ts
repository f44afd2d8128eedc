import 'server-only'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations'
import type { LeadsDatabase } from './tables'

/** Brings a SQLite database up to date; two servers that start together take turns. */
export async function migrate(database: LeadsDatabase): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Kysely locks migrations on PostgreSQL only; a write transaction is SQLite's lock.
    await sql`begin immediate`.execute(connection)
    const provider = { getMigrations: async () => migrations }
    const { error } = await new Migrator({ db: connection, provider }).migrateToLatest()
    await (error ? sql`rollback` : sql`commit`).execute(connection)
    if (error) throw new Error('The leads database could not be migrated', { cause: error })
  })
}
