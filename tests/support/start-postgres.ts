import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import {
  type Owner,
  startTemporaryServer,
  temporaryFolder,
  unprivilegedUser,
} from './temporary-server.ts'
import { until } from './until.ts'

type Postgres = {
  /** The URL of the first database; others are created through it. */
  address: string
  stop: () => Promise<void>
}

/** Starts PostgreSQL on loopback and a free port, in a temporary folder; `programs` is the folder of its binaries. */
export async function startPostgres(programs: string): Promise<Postgres> {
  // PostgreSQL refuses to run as root.
  const owner = unprivilegedUser('postgres')
  const password = randomBytes(12).toString('hex')
  const folder = initialize(programs, password, owner)
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    // Durability for speed.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ].flatMap((setting) => ['-c', setting])
  const command = [join(programs, 'postgres'), '-D', data, ...settings]
  const { stop, log } = startTemporaryServer(folder, command, owner)
  const address = `postgres://leads:${password}@127.0.0.1:${port}/postgres`
  try {
    await until(() => answers(address))
  } catch (error) {
    const said = log()
    await stop()
    throw new Error(`PostgreSQL did not start:\n${said}`, { cause: error })
  }
  return { address, stop }
}

/** Creates an empty database on the server at `address` and returns its URL. */
export async function createDatabase(address: string, options = ''): Promise<string> {
  const name = `leads_${randomBytes(6).toString('hex')}`
  await execute(address, `create database ${name} ${options}`)
  return Object.assign(new URL(address), { pathname: `/${name}` }).href
}

/** Creates a cluster in a new folder; its only user is `leads`. */
function initialize(programs: string, password: string, owner: Owner | undefined): string {
  return temporaryFolder('postgres-', owner, (folder) => {
    const passwordFile = join(folder, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (owner) chownSync(passwordFile, owner.uid, owner.gid)
    const args = [
      '-D',
      join(folder, 'data'),
      '-U',
      'leads',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ]
    execFileSync(join(programs, 'initdb'), args, { ...owner, cwd: folder, stdio: 'pipe' })
    return folder
  })
}

const answers = (address: string): Promise<boolean> =>
  execute(address, 'select 1').then(
    () => true,
    () => false,
  )

async function execute(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 20_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
