import { execFileSync } from 'node:child_process'
import { Client } from 'pg'
import { StartError } from '../run/start-error.ts'

/** Writes one snapshot of the site's database with `pg_dump`. */
export const dumpPostgres = (address: string, to: string) =>
  run('pg_dump', address, ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`])

/**
 * Restores a dump with `pg_restore`; with `replace` also over tables, whose schema is renamed: what was erased there is
 * erased again. Changes nothing if that fails, or if a site is connected.
 */
export async function restorePostgres(dump: string, to: string, replace: boolean, stamp: string) {
  const client = new Client({ connectionString: to, connectionTimeoutMillis: 5000 })
  const restore = () =>
    run('pg_restore', to, ['--single-transaction', '--no-owner', '--no-privileges', dump])
  const aside = `before_restore_${stamp}`
  try {
    await client.connect()
    const { rows } = await client.query<{ schema: string; tables: string; sites: string }>(
      `select quote_ident(current_schema()) as schema,
         (select count(*) from pg_tables where schemaname = current_schema()) as tables,
         (select count(*) from pg_stat_activity
           where datname = current_database() and application_name = 'chainlantern-leads') as sites`,
    )
    const { schema = 'public', tables = '0', sites = '0' } = rows[0] ?? {}
    if (Number(sites) > 0) throw new StartError('A site is connected: stop it first.')
    if (tables === '0') {
      restore()
      return 'restored'
    }
    if (!replace) throw new StartError('The database has tables. Use --replace, which keeps them.')
    await client.query(`alter schema ${schema} rename to ${aside}; create schema ${schema}`)
    try {
      restore()
    } catch (error) {
      await client.query(`drop schema ${schema}; alter schema ${aside} rename to ${schema}`)
      throw error
    }
    const { rowCount } = await client.query(
      `delete from ${schema}.submission where id in (
         select jsonb_array_elements_text(details::jsonb -> 'ids') from ${aside}.audit_entry where action = 'erased')`,
    )
    const entries = `select * from ${aside}.audit_entry`
    await client.query(`insert into ${schema}.audit_entry ${entries} on conflict do nothing`)
    return `restored; what was there is in the schema ${aside}; erased again: ${rowCount}`
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The password goes through the environment, because `ps` shows arguments. */
function run(name: 'pg_dump' | 'pg_restore', address: string, args: string[]): void {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  execFileSync(name, [`--dbname=${url.href}`, ...args], { env, stdio: 'pipe' })
}
