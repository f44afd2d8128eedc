import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { findPostgres } from '../checks/require-postgres.ts'
import { StartError } from '../run/start-error.ts'

const STARTING_MS = 20_000
/** PostgreSQL’s error code cannot_connect_now: the server is starting. */
const STARTING_UP = '57P03'

/** The application name of the site's connections (`open-leads-database.ts`). */
const SITE = 'chainlantern-leads'

/**
 * Dumps one snapshot of all tables of the leads database into `file`, while the site may write; returns the row counts.
 */
export async function dumpLeads(address: string, file: string): Promise<Record<string, number>> {
  const program = requireProgram('pg_dump')
  return withClient(address, async (client) => {
    // The dump and the counts see the same snapshot.
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const tables = await tablesOf(client)
    const counts = await countTables(client, tables)
    if (tables.length > 0) {
      await run(program, address, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-unlogged-table-data',
        ...[`--snapshot=${rows[0]?.id}`, `--file=${file}`],
        ...tables.map((table) => `--table=${table}`),
      ])
    }
    return counts
  })
}

/** Throws a StartError if the database cannot be restored into: it has tables, or a site is connected. */
export async function requireRestorable(address: string, replace: boolean): Promise<void> {
  requireProgram('pg_restore')
  await withClient(address, async (client) => {
    if (await isInUse(client)) {
      throw new StartError(
        'A site is connected to the database of LEADS_DATABASE_URL: stop it first. Nothing was restored.',
      )
    }
    if (!replace && (await tablesOf(client)).length > 0) {
      throw new StartError(
        'The database of LEADS_DATABASE_URL has tables already. Name an empty one, or use --replace, which keeps them in a schema of their own. Nothing was restored.',
      )
    }
  })
}

type Replaced = {
  /** The schema that holds the old tables now. */
  schema: string
  /**
   * Number of requests erased again because they had been erased in the old tables; undefined if these cannot be read.
   */
  erased: number | undefined
}

/** Whether a site is connected. Waits a moment, since connections of a site that just ended take time to close. */
async function isInUse(client: Client): Promise<boolean> {
  for (let tries = 0; tries < 4; tries += 1) {
    if (tries > 0) await wait(500)
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [SITE],
    )
    if (!rowCount) return false
  }
  return true
}

/** Restores a dump; existing tables move to another schema. */
export async function restoreLeads(
  address: string,
  file: string,
  stamp: string,
): Promise<Replaced | undefined> {
  const program = requireProgram('pg_restore')
  return withClient(address, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_schema() as name')
    const schema = escapeIdentifier(rows[0]?.name ?? 'public')
    const tables = await tablesOf(client)
    const aside = `before_restore_${stamp}`
    const all = (from: string, to: string) =>
      tables.map((table) => `alter table ${from}.${table} set schema ${to};`).join('')
    if (tables.length > 0) {
      await client.query(`begin; create schema ${aside}; ${all(schema, aside)} commit`)
    }
    try {
      const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
      await run(program, address, [...how, file])
    } catch (error) {
      if (tables.length > 0) {
        await client.query(`begin; ${all(aside, schema)} drop schema ${aside}; commit`)
      }
      throw error
    }
    if (tables.length === 0) return undefined
    return { schema: aside, erased: await eraseAgain(client, schema, aside) }
  })
}

/** Deletes the requests that had been erased in the old tables, and copies their audit entries. */
async function eraseAgain(
  client: Client,
  schema: string,
  aside: string,
): Promise<number | undefined> {
  try {
    await client.query('begin')
    const { rowCount } = await client.query(
      `delete from ${schema}.submission where id in (
         select jsonb_array_elements_text(details::jsonb -> 'ids') from ${aside}.audit_entry
         where action = 'erased')`,
    )
    await client.query(
      `insert into ${schema}.audit_entry select * from ${aside}.audit_entry on conflict do nothing`,
    )
    await client.query('commit')
    return rowCount ?? 0
  } catch {
    await client.query('rollback')
    return undefined
  }
}

/** The quoted names of all tables in the site's schema. */
async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_schema() order by tablename',
  )
  return rows.map(({ tablename }) => escapeIdentifier(tablename))
}

async function countTables(client: Client, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${table}`)
    counts[table.slice(1, -1)] = Number(rows[0]?.n)
  }
  return counts
}

async function withClient<Result>(
  address: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  let client: Client | undefined
  try {
    client = await connect(address)
    return await use(client)
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database of LEADS_DATABASE_URL: ${reason}`)
  } finally {
    await client?.end().catch(() => undefined)
  }
}

/** Connects; retries for `STARTING_MS` while the server is starting. */
async function connect(address: string): Promise<Client> {
  const end = Date.now() + STARTING_MS
  for (;;) {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (Date.now() > end || (error instanceof DatabaseError && error.code !== STARTING_UP)) {
        throw error
      }
      await wait(500)
    }
  }
}

function requireProgram(name: 'pg_dump' | 'pg_restore'): string {
  const folder = findPostgres([name])
  if (folder) return join(folder, name)
  throw new StartError(
    `${name} is missing. Install the client programs of PostgreSQL, of the server's version or newer (Debian: apt-get install postgresql-client).`,
  )
}

/** Runs a PostgreSQL program; the password goes through the environment, because `ps` shows arguments. */
async function run(program: string, address: string, args: string[]): Promise<void> {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(program, [`--dbname=${url.href}`, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new StartError(said.trim() || `${program} ended with ${code}.`)
}
