import 'server-only'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
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

const SQLITE_FULL = 13

/** Kysely on Node's own SQLite. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync

  constructor(file: DatabaseSync) {
    super({ database: asKyselyExpects(file) })
    this.#file = file
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#file)
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync

  constructor(file: DatabaseSync) {
    super({ database: asKyselyExpects(file) })
    this.#file = file
  }

  /** SQLite itself ends a transaction that finds the disk full; a second rollback fails and would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }
}

function asKyselyExpects(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) =>
          namingFullDisk(file, () => statement.all(...(parameters as SQLInputValue[]))),
        run: (parameters) =>
          namingFullDisk(file, () => statement.run(...(parameters as SQLInputValue[]))),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}

/** Lets the error of a full disk say which disk that is, and what helps. */
function namingFullDisk<Result>(file: DatabaseSync, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error
    if (error.errcode !== SQLITE_FULL) throw error
    throw new Error(
      `the disk of ${file.location()} is full; free some space on it, and requests are stored again`,
      { cause: error },
    )
  }
}
