import { sql } from 'kysely'
import type { LeadsDatabase } from './schema.ts'

/** For the health check: rejects unless the database can be written. It writes without leaving anything there. */
export async function requireWritable(database: LeadsDatabase): Promise<void> {
  if (database.pool) return requirePostgres(database)
  // SQLite finds a full or read-only disk at the commit, so this one commits, to the header of the file.
  await sql`pragma user_version = 1`.execute(database)
}

async function requirePostgres(database: LeadsDatabase): Promise<void> {
  const transaction = await database.startTransaction().execute()
  try {
    const row = { id: crypto.randomUUID(), form_type: '', payload: '', consent: null }
    await transaction
      .insertInto('submission')
      .values({ ...row, accepted_at: 0 })
      .execute()
  } finally {
    await transaction.rollback().execute()
  }
}
