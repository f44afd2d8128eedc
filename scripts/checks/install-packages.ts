import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** Debian's packages ask this program whether to start their servers; exit code 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'

type Wanted<Found> = {
  /** The name in messages, such as `PostgreSQL`. */
  name: string
  find: () => Found | undefined
  packages: string[]
  prepare?: () => void
}

/**
 * The result of `find`, before or after installing Debian's packages (needs root; starts no servers). Prints a warning
 * if nothing is found. Must not run in two processes at once, because apt refuses the second.
 */
export function findOrInstall<Found>(wanted: Wanted<Found>): Found | undefined {
  const { name, find, packages, prepare } = wanted
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log(`No ${name} found; installing ${packages.join(', ')}.`)
    prepare?.()
    install(packages)
  }
  const installed = find()
  if (!installed) {
    console.warn(
      `!!! No ${name} found, and none could be installed: tests that need it are SKIPPED !!!`,
    )
  }
  return installed
}

function install(packages: string[]): void {
  const keepsPolicy = existsSync(START_POLICY)
  if (!keepsPolicy) {
    mkdirSync('/usr/sbin', { recursive: true })
    writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  }
  const keepSettings = ['-o', 'Dpkg::Options::=--force-confold']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...keepSettings, ...packages],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
  if (!keepsPolicy) rmSync(START_POLICY)
}
