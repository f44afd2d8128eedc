import { existsSync } from 'node:fs'
import { isPostgresUrl } from '../../web/src/env-schema.ts'
import { reasonOf } from '../../web/src/leads/server/store/error-reason.ts'
import { migrationsRun } from '../../web/src/leads/server/store/migrate.ts'
import { migrations } from '../../web/src/leads/server/store/migrations.ts'
import {
  describeLocation,
  openPostgres,
  openSqlite,
} from '../../web/src/leads/server/store/open-leads-database.ts'
import type { LeadsDatabase } from '../../web/src/leads/server/store/schema.ts'
import { StartError } from '../run/start-error.ts'

/** The result of a command: a table for people with JSON for programs, or one document; exit code 0 by default. */
export type Outcome = ({ table: () => void; json: unknown } | { document: string }) & {
  exitCode?: number
}

/** The context of every command. */
export type Inbox = Store & {
  now: number
  /** The user who runs the command, for the audit. */
  operator: string
  /** Whether a terminal can ask for confirmation. */
  isTerminal: boolean
}

type Store = {
  database: LeadsDatabase
  kind: 'sqlite' | 'postgres'
  /** Its location without the password. */
  where: string
}

/**
 * Opens the leads database without changing it: creates no file and runs no migration, because a site of another
 * version may use it.
 */
export async function openStore(location: string): Promise<Store> {
  const where = describeLocation(location)
  const isPostgres = isPostgresUrl(location)
  if (!isPostgres && !existsSync(location)) throw new StartError(emptyStore(where))
  const database = await (isPostgres ? openPostgres : openSqlite)(location)
  try {
    const complaint = await complaintOf(where, database)
    if (complaint) throw new StartError(complaint)
    return { database, kind: isPostgres ? 'postgres' : 'sqlite', where }
  } catch (error) {
    // Not awaited: closing a half-open connection waits for its server's timeout.
    void database.destroy().catch(() => undefined)
    throw error
  }
}

const emptyStore = (where: string) =>
  `No submissions are stored yet: ${where} holds no database of this site. Start the site once (npm start), or see LEADS_DATABASE_URL in .env.example.`

/** What is wrong with the migrations of a database; undefined if nothing is. */
async function complaintOf(where: string, database: LeadsDatabase): Promise<string | undefined> {
  const run = await migrationsRun(database)
  if (run.length === 0) return emptyStore(where)
  const [baseline = '', ...later] = Object.keys(migrations)
  // No released migration goes, so every store since the baseline has it.
  if (!run.includes(baseline)) {
    return `${where} belongs to another program. Set LEADS_DATABASE_URL to a database of this site; see .env.example.`
  }
  if (run.some((step) => !Object.hasOwn(migrations, step))) {
    return `${where} belongs to a newer version of this site; run this command from there.`
  }
  if (later.some((step) => !run.includes(step))) {
    return `${where} belongs to an earlier version of this site; start this one once (npm start), which brings it up to date.`
  }
}

/** What failed in the leads database, in one line without its password. */
export const explainFailure = (error: unknown, location: string) =>
  `${describeLocation(location)} cannot be used: ${reasonOf(error)}.`

/**
 * Describes where the leads database is, and its faults: whether it opens and has all migrations. Read-only.
 */
export async function examineStore(
  location: string,
): Promise<{ where: string; kind: 'sqlite' | 'postgres' } | { complaint: string }> {
  try {
    const { database, where, kind } = await openStore(location)
    await database.destroy()
    return { where, kind }
  } catch (error) {
    const isOurs = error instanceof StartError
    return { complaint: isOurs ? error.message : explainFailure(error, location) }
  }
}
