import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { Pool, types } from 'pg'
import { isPostgresUrl } from '../../../env-schema.ts'
import { migrate } from './migrate.ts'
import type { LeadsDatabase, LeadsTables } from './schema.ts'

/**
 * Opens the PostgreSQL database at a `postgres://` address, or the SQLite file at a path, and brings it up to date.
 * What either has acknowledged survives a power cut.
 *
 * @param lockWaitMs see `openSqlite`
 */
export async function openLeadsDatabase(
  location: string,
  lockWaitMs?: number,
): Promise<LeadsDatabase> {
  const isPostgres = isPostgresUrl(location)
  const database = await (isPostgres ? openPostgres(location) : openSqlite(location, lockWaitMs))
  try {
    await migrate(database)
    return database
  } catch (error) {
    // Every request tries again, and each try must not leave a file or a connection open.
    await database.destroy()
    throw error
  }
}

/** Where submissions are stored, in words for a console: never a user's name or password. */
export function describeLocation(location: string): string {
  if (!isPostgresUrl(location)) return location
  const url = URL.parse(location)
  if (!url) return 'PostgreSQL'
  const host = url.host || url.searchParams.get('host') || 'localhost'
  return `PostgreSQL at ${host}, database ${url.pathname.slice(1) || 'of the same name as the user'}`
}

// In ms; visitors and the worker wait for the database no longer than this.
const TIMEOUTS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  // The server's limits do not help when its answer is lost on the network.
  query_timeout: 15_000,
}

/** A pool of connections to the database at `address`; each is opened on demand. */
export async function openPostgres(address: string): Promise<LeadsDatabase> {
  const pool = new Pool({
    connectionString: address,
    application_name: 'chainlantern-leads',
    max: 10,
    keepAlive: true,
    types: { getTypeParser },
    ...TIMEOUTS,
  })
  // The next query replaces an idle connection that broke; an unhandled 'error' event would end the process.
  pool.on('error', () => undefined)
  // The same for one that breaks between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return Object.assign(new Kysely<LeadsTables>({ dialect: new LeadsPostgresDialect({ pool }) }), {
    pool,
  })
}

/** Kysely on PostgreSQL that may hang. */
class LeadsPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new LeadsPostgresDriver(this.#config)
  }
}

class LeadsPostgresDriver extends PostgresDriver {
  /**
   * A `begin` that was given up may still arrive. Kysely would return its connection to the pool like that, and the next
   * statement would report success and be rolled back with the idle transaction.
   */
  override async beginTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
    settings: TransactionSettings,
  ): Promise<void> {
    try {
      await super.beginTransaction(connection, settings)
    } catch (error) {
      // A rollback that fails removes the connection from the pool.
      await this.rollbackTransaction(connection).catch(() => undefined)
      throw error
    }
  }
}

// bigint columns as numbers: times and counts are far below 2^53.
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)

/**
 * Opens the SQLite file at `path`, or creates it, readable by its owner only.
 *
 * @param lockWaitMs how long a statement waits while another program writes; this one does nothing else meanwhile
 */
export async function openSqlite(path: string, lockWaitMs = 10_000): Promise<LeadsDatabase> {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path, { timeout: lockWaitMs })
  try {
    // People's submissions are in it; SQLite gives its side files the same mode.
    chmodSync(path, 0o600)
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  } catch (error) {
    file.close()
    throw error
  }
  return new Kysely<LeadsTables>({ dialect: new NodeSqliteDialect(file) })
}

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
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}
