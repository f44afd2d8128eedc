import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { install } from '../../scripts/checks/install-programs.ts'
import { ROOT } from '../../scripts/run/root.ts'
import { FOLDER } from './settings.ts'

const ENGINE = join(FOLDER, 'engine')
const SOCKET = join(ENGINE, 'podman.sock')
const PROGRAMS = ['podman', 'runc', 'docker-compose', 'debootstrap', 'openssl', 'iptables']
const PACKAGES = [
  'podman',
  'runc',
  'netavark',
  'aardvark-dns',
  'iptables',
  'docker-compose',
  'debootstrap',
  'openssl',
]
const DNS = '/usr/lib/podman/aardvark-dns'

/** podman with its own folders, so that this machine's containers are untouched. */
export const ENGINE_ENV = {
  ...process.env,
  CONTAINERS_CONF: join(ENGINE, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: join(ENGINE, 'storage.conf'),
  DOCKER_HOST: `unix://${SOCKET}`,
  COMPOSE: 'docker-compose',
  COMPOSE_FILE: [join(ROOT, 'scripts/deploy/compose.yaml'), join(FOLDER, 'override.yaml')].join(
    ':',
  ),
}

export type Said = { code: number; output: string }

/** Runs a program with the engine's environment; returns the output of both streams. */
export function run(program: string, args: string[], seconds = 120): Promise<Said> {
  return new Promise((resolve) => {
    const options = {
      env: ENGINE_ENV,
      timeout: seconds * 1000,
      maxBuffer: 64 * 1024 * 1024,
    }
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const code = error ? Number(child.exitCode ?? 1) : 0
      resolve({ code, output: stdout + stderr })
    })
  })
}

/** Runs podman and returns its output; throws all output on failure. */
export async function podman(args: string[], seconds = 120): Promise<string> {
  const { code, output } = await run('podman', args, seconds)
  if (code !== 0) throw new Error(`podman ${args.join(' ')} ended with ${code}:\n${output}`)
  return output.trim()
}

let service: ChildProcess | undefined

/** Installs missing programs, writes the engine's settings and starts the socket for compose. */
export async function startEngine(): Promise<void> {
  const has = (name: string) => spawnSync('which', [name]).status === 0
  const isThere = (pattern: string) => globSync(pattern).length > 0
  const isComplete = () => PROGRAMS.every(has) && isThere(DNS)
  if (!isComplete() && process.getuid?.() === 0) install(PACKAGES)
  if (!isComplete()) {
    throw new Error('test:deploy needs root on Debian, with podman and what belongs to it.')
  }
  mkdirSync(join(ENGINE, 'networks'), { recursive: true })
  writeFileSync(ENGINE_ENV.CONTAINERS_CONF, containersConf())
  writeFileSync(ENGINE_ENV.CONTAINERS_STORAGE_CONF, storageConf(hasOverlay() ? 'overlay' : 'vfs'))
  service = spawn('podman', ['system', 'service', '--time=0', `unix://${SOCKET}`], {
    cwd: FOLDER,
    env: ENGINE_ENV,
    stdio: 'ignore',
  })
  for (let tries = 0; !existsSync(SOCKET) && tries < 100; tries += 1) await wait(100)
}

export async function stopEngine(): Promise<void> {
  if (!service || service.exitCode !== null) return
  const ended = once(service, 'exit')
  service.kill()
  await ended
}

/** A sandbox has its own limits of processes and files. */
const containersConf = () => `[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${join(ENGINE, 'networks')}"
`

const storageConf = (driver: string) => `[storage]
driver = "${driver}"
graphroot = "${join(ENGINE, driver)}"
runroot = "${join(ENGINE, `${driver}-run`)}"
`

/** vfs works everywhere, but copies a whole image for each layer. */
function hasOverlay(): boolean {
  const folders = ['lower', 'upper', 'work', 'merged'].map((name) => join(ENGINE, 'try', name))
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  const [lower, upper, work, merged = ''] = folders
  const options = `lowerdir=${lower},upperdir=${upper},workdir=${work}`
  const mounted = spawnSync('mount', ['-t', 'overlay', 'overlay', '-o', options, merged])
  if (mounted.status !== 0) return false
  spawnSync('umount', [merged])
  return true
}
