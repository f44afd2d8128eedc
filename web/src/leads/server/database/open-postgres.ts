import 'server-only'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { reasonOf } from '../reason-of.ts'
import type { LeadsDatabase, LeadsTables } from './tables.ts'

// A request waits for its answer meanwhile, and a worker for its next try.
const PATIENCE = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  // The server's own limits say nothing when the network swallows its answer.
  query_timeout: 15_000,
}

/** Opens a pool of connections to the database at `address`; each is made when it is wanted. */
export async function openPostgres(address: string): Promise<LeadsDatabase> {
  const pool = new Pool({
    connectionString: address,
    application_name: 'chainlantern-leads',
    max: 10,
    keepAlive: true,
    types: { getTypeParser },
    ...PATIENCE,
  })
  // An idle connection that breaks is replaced by the next query; unheard, its error would end the process.
  pool.on('error', (error) => {
    console.warn(`leads: an idle connection to the database was lost (${reasonOf(error)})`)
  })
  // So would that of a connection that breaks between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return Object.assign(new Kysely<LeadsTables>({ dialect: new PostgresDialect({ pool }) }), {
    pool,
  })
}

/** Refuses a database that cannot hold every letter that a visitor may write. */
export async function requireUnicode(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8') throw new Error(`The leads database must be in UTF8, not ${encoding}`)
}

// Times and counts are far below 2^53.
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)
