import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { LeadsDatabase, LeadsTables } from './schema.ts'

/**
 * For the health check: rejects unless the database can store a submission of `largest` bytes now. It writes without
 * leaving anything there.
 */
export async function requireWritable(database: LeadsDatabase, largest: number): Promise<void> {
  if (database.pool) return requirePostgres(database, largest)
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
    throw new Error(`the disk of ${file} has no space for a large request; free some space on it`)
  }
}

async function requirePostgres(database: LeadsDatabase, largest: number): Promise<void> {
  const transaction = await database.startTransaction().execute()
  try {
    const row = { id: crypto.randomUUID(), form_type: '', payload: '', consent: null }
    await transaction
      .insertInto('submission')
      .values({ ...row, accepted_at: 0 })
      .execute()
    await requireRoom(database, transaction, largest)
  } finally {
    await transaction.rollback().execute()
  }
}

/** How long, in ms, an answer is used, since PostgreSQL has to write as much to find out. */
const ROOM_KNOWN = 60_000
const NO_ROOM_KNOWN = 5000

const lastRoom = new WeakMap<LeadsDatabase, { at: number; error?: unknown }>()

/**
 * PostgreSQL does not tell how much space is left, so it writes as much as the largest submission. A temporary table is on
 * the disk of the database and not in its log, where running out of space would stop the server.
 */
async function requireRoom(
  database: LeadsDatabase,
  transaction: Transaction<LeadsTables>,
  largest: number,
): Promise<void> {
  const last = lastRoom.get(database)
  if (last && performance.now() - last.at < ('error' in last ? NO_ROOM_KNOWN : ROOM_KNOWN)) {
    if ('error' in last) throw last.error
    return
  }
  const at = performance.now()
  try {
    await sql`create temporary table room on commit drop as
      select repeat('x', ${sql.lit(ROW)}) from generate_series(1, ${sql.lit(Math.ceil(largest / ROW))})
    `.execute(transaction)
    lastRoom.set(database, { at })
  } catch (error) {
    lastRoom.set(database, { at, error })
    throw error
  }
}

/** In bytes: four rows fill a page, uncompressed. */
const ROW = 1950
