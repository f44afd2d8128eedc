import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../../scripts/checks/install-programs.ts'
import { ROOT } from '../../scripts/run/root.ts'
import { until } from '../support/until.ts'

/** Everything that the engine keeps between two runs, such as the layers of images. */
export const FOLDER = process.env.DEPLOY_FOLDER ?? join(ROOT, '.data/deploy')
export const ENV_FILE = join(FOLDER, 'production.env')

const ENGINE = join(FOLDER, 'engine')
const SOCKET = join(ENGINE, 'podman.sock')
const PACKAGES = 'podman runc netavark aardvark-dns iptables docker-compose debootstrap openssl'

/** podman with its own folders, so that this machine's containers are untouched. */
const ENV = {
  ...process.env,
  CONTAINERS_CONF: join(ENGINE, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: join(ENGINE, 'storage.conf'),
  DOCKER_HOST: `unix://${SOCKET}`,
  COMPOSE: 'docker-compose',
  COMPOSE_FILE: `${join(ROOT, 'scripts/deploy/compose.yaml')}:${join(FOLDER, 'override.yaml')}`,
  ENV_FILE,
}

// A sandbox has its own limits of processes and files.
const CONTAINERS_CONF = `[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${join(ENGINE, 'networks')}"
`
const STORAGE_CONF = `[storage]
driver = "overlay"
graphroot = "${join(ENGINE, 'overlay')}"
runroot = "${join(ENGINE, 'overlay-run')}"
`

/** Runs a program with the engine's environment; returns the output of both streams, and throws it on failure. */
export function run(program: string, args: string[], seconds = 120): Promise<string> {
  const options = { env: ENV, timeout: seconds * 1000, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const output = (stdout + stderr).trim()
      if (!error) return resolve(output)
      const command = [program, ...args].join(' ')
      reject(new Error(`${command}: ${error.code ?? error.signal}\n${output.slice(-4000)}`))
    })
  })
}

export const podman = (args: string[], seconds?: number) => run('podman', args, seconds)

/** Runs `compose` on the recipe as in the README. */
export const compose = (args: string[], seconds = 300) =>
  run('docker-compose', ['-p', 'chainlantern', '--env-file', ENV_FILE, ...args], seconds)

/** Installs missing programs (as root on Debian), removes leftovers, and starts the socket for compose; returns what ends it all. */
export async function startEngine(): Promise<() => Promise<void>> {
  const isMissing = (name: string) => spawnSync('dpkg', ['-s', name]).status !== 0
  const missing = PACKAGES.split(' ').filter(isMissing)
  if (missing.length > 0) await install(missing)
  mkdirSync(join(ENGINE, 'networks'), { recursive: true })
  writeFileSync(ENV.CONTAINERS_CONF, CONTAINERS_CONF)
  writeFileSync(ENV.CONTAINERS_STORAGE_CONF, STORAGE_CONF)
  const removeAll = async () => {
    await podman(['rm', '-f', '--all', '-t', '0'])
    for (const kind of ['network', 'volume']) await podman([kind, 'prune', '-f'])
  }
  await removeAll()
  rmSync(SOCKET, { force: true })
  const service = spawn('podman', ['system', 'service', '--time=0', ENV.DOCKER_HOST], {
    env: ENV,
    stdio: 'ignore',
  })
  await until(async () => existsSync(SOCKET))
  const stopHealth = keepHealth()
  return async () => {
    await stopHealth()
    await removeAll()
    service.kill()
  }
}

/** Runs health checks every second: podman leaves that to timers of systemd, which a sandbox lacks. */
function keepHealth(): () => Promise<void> {
  let isRunning = true
  const check = async () => {
    while (isRunning) {
      const names = await podman(['ps', '--format', '{{.Names}}']).catch(() => '')
      const checks = names.split('\n').map((name) => podman(['healthcheck', 'run', name], 10))
      await Promise.allSettled([...checks, new Promise((resolve) => setTimeout(resolve, 1000))])
    }
  }
  const checking = check()
  return () => {
    isRunning = false
    return checking
  }
}
