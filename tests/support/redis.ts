import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRedis } from '../../scripts/checks/install-programs.ts'
import { freePort, isListening } from './free-port.ts'
import { startTemporaryServer, temporaryFolder, unprivilegedUser } from './temporary-server.ts'
import { until } from './until.ts'

/** The path of Valkey or Redis, for `test.skipIf(!redisProgram)`; installs one if possible, and warns otherwise. */
export const redisProgram = findRedis()

export type RedisOfTest = {
  url: string
  /** Stops it; its data is lost. */
  stop: () => Promise<void>
  /** Starts it again, empty, at the same address. */
  start: () => Promise<void>
  /** Makes it hang: connections stay open without answers. */
  pause: () => void
  resume: () => void
  command: (...args: string[]) => string
}

/** Starts Redis on loopback and a free port, in a temporary folder, with a memory limit. */
export async function startTestRedis(): Promise<RedisOfTest> {
  if (!redisProgram) throw new Error('There is no Redis: use test.skipIf(!redisProgram).')
  const program = redisProgram
  const port = await freePort()
  const owner = unprivilegedUser()
  let running: { pid: number; stop: () => Promise<void> } | undefined
  const start = async () => {
    const folder = temporaryFolder('redis-', owner, (folder) => folder)
    const pidFile = join(folder, 'pid')
    const settings = {
      port,
      bind: '127.0.0.1',
      dir: folder,
      pidfile: pidFile,
      save: '',
      maxmemory: '64mb',
      'maxmemory-policy': 'volatile-lru',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    const { stop, log } = startTemporaryServer(folder, [program, ...args], owner)
    // It listens before it has written its pid.
    const isReady = async () => (await isListening(port)) && pidIn(pidFile) > 0
    await until(isReady).catch((cause) => {
      throw new Error(`Redis did not start:\n${log()}`, { cause })
    })
    running = { pid: pidIn(pidFile), stop }
  }
  const signal = (name: NodeJS.Signals) => {
    if (running) process.kill(running.pid, name)
  }
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  await start()
  const url = `redis://127.0.0.1:${port}`
  const command = (...args: string[]) =>
    execFileSync(program.replace('-server', '-cli'), ['-p', String(port), ...args], {
      encoding: 'utf8',
    }).trim()
  return {
    url,
    start,
    stop,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    command,
  }
}

const pidIn = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
