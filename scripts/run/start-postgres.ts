import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './ports.ts'

export type Postgres = {
  /** The URL of its first database, through which more can be created. */
  address: string
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

type Options = {
  /** False for tests, which trade durability for speed. */
  durable: boolean
}

type Owner = { uid: number; gid: number }

const READY_MS = 30_000
// Stops the server and removes its folder once the parent process has ended, even by SIGKILL.
const END_WITH_PARENT = '"$@" & cat > /dev/null; kill -INT $!; wait $!; rm -rf "$FOLDER"'

/** Starts a PostgreSQL server on loopback and a free port, in a temporary folder; `programs` is the folder of its binaries. */
export async function startPostgres(programs: string, { durable }: Options): Promise<Postgres> {
  const owner = unprivilegedUser()
  const password = randomBytes(12).toString('hex')
  const folder = initialize(programs, password, owner)
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting])
  const log = openSync(join(folder, 'log'), 'a')
  const child = spawn(
    'sh',
    ['-c', END_WITH_PARENT, 'sh', join(programs, 'postgres'), '-D', data, ...settings],
    {
      ...owner,
      cwd: folder,
      env: { ...process.env, FOLDER: folder },
      stdio: ['pipe', log, log],
      // Keeps the terminal's Ctrl-C from the server.
      detached: true,
    },
  )
  const ended = once(child, 'exit')
  const address = `postgres://leads:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    child.stdin?.end()
    await ended
  }
  try {
    await untilReady(address)
  } catch (error) {
    const said = readFileSync(join(folder, 'log'), 'utf8').slice(-2000)
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

/** Creates a folder with a new cluster, whose only user is `leads`. */
function initialize(programs: string, password: string, owner: Owner | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const passwordFile = join(folder, 'password')
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)
    const args = [
      ...['-D', join(folder, 'data'), '-U', 'leads', `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'],
    ]
    execFileSync(join(programs, 'initdb'), args, { ...owner, cwd: folder, stdio: 'pipe' })
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root: use its package's user, or nobody. */
function unprivilegedUser(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].map((name) => lines.find((it) => it.startsWith(`${name}:`)))
  const [, , uid, gid] = (line.find(Boolean) ?? '::65534:65534').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  for (;;) {
    try {
      return await execute(address, 'select 1')
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

async function execute(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
