import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server']
/** Debian's packages ask this program whether they may start their servers; exit code 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'

/**
 * The path of a Valkey or Redis server, which is installed on Debian if we may install packages. Prints a warning when
 * there is none.
 */
export function requireRedis(): string | undefined {
  const found = findRedis()
  if (found) return found
  if (process.getuid?.() === 0) install()
  const installed = findRedis()
  if (!installed) {
    console.warn(
      '!!! No Valkey or Redis found, and none could be installed: tests that need it are SKIPPED !!!',
    )
  }
  return installed
}

const findRedis = () => PROGRAMS.find((path) => existsSync(path))

function install(): void {
  console.log('No Valkey or Redis found; installing Redis.')
  const keepsPolicy = existsSync(START_POLICY)
  if (!keepsPolicy) writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
  if (!keepsPolicy) rmSync(START_POLICY)
}
