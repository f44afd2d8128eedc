import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { LeadsDatabase } from './schema.ts'

/** Brings a database up to date; servers that start together take turns. Rejects with what Kysely says as the cause. */
export async function migrate(database: LeadsDatabase): Promise<void> {
  if (database.pool) return await migratePostgres(database)
  await database.connection().execute(async (connection) => {
    // Kysely locks nothing on SQLite; a write transaction does.
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

/** The key of the advisory lock: any number that nothing else in this database uses. */
const LOCK = 20_261_128

async function migratePostgres(database: LeadsDatabase): Promise<void> {
  // The lock belongs to one connection. In a transaction, Kysely's cleanup would fail and hide the first error.
  await database.connection().execute(async (connection) => {
    // Kysely reads the tables before it takes its own lock, and fails when another server drops one meanwhile.
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      await migrateToLatest(connection)
    } finally {
      // If the connection broke, PostgreSQL has released the lock.
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => undefined)
    }
  })
}

async function migrateToLatest(database: LeadsDatabase): Promise<void> {
  // Migrations keep what submissions need, so this version also runs on what a later one has migrated: during a deploy,
  // and after a rollback. Kysely wants to know them all.
  const later = (await migrationsRun(database)).filter((name) => !Object.hasOwn(migrations, name))
  const known = { ...migrations, ...Object.fromEntries(later.map((name) => [name, NOTHING])) }
  const provider = { getMigrations: async () => known }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw new Error('The leads database could not be migrated', { cause: error })
}

const NOTHING: Migration = { up: async () => undefined }

/** The names of the migrations that have run in a database, of this version and later ones; it is not changed. */
export async function migrationsRun(database: LeadsDatabase): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const run = database.withTables<{ kysely_migration: { name: string } }>()
  const rows = await run.selectFrom('kysely_migration').select('name').execute()
  return rows.map(({ name }) => name)
}
