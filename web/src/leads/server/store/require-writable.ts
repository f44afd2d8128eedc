import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { LeadsDatabase } from './schema.ts'

/**
 * For the health check: rejects unless the database can store a submission of `largest` bytes now. It writes without
 * leaving anything there.
 */
export async function requireWritable(database: LeadsDatabase, largest: number): Promise<void> {
  if (database.pool) return requirePostgres(database)
  // SQLite finds a full or read-only disk at the commit, so this one commits, to the header of the file.
  await sql`pragma user_version = 1`.execute(database)
  await requireSpace(database, largest)
}

/** A small write may succeed where a large one would fail. */
async function requireSpace(database: LeadsDatabase, largest: number): Promise<void> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database)
  const [{ file } = { file: '' }] = rows
  const { bavail, bsize } = await statfs(dirname(file))
  // SQLite writes everything twice: to its log, then into the file.
  if (bavail * bsize < 2 * largest) {
    throw new Error(
      `the disk of ${file} has no space for a large submission; free some space on it`,
    )
  }
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
