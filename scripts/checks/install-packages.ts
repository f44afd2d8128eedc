import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** Debian's packages ask this program whether they may start their servers; exit code 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'

type Wanted<Found> = {
  /** For messages, such as `PostgreSQL`. */
  name: string
  find: () => Found | undefined
  /** Debian's packages. */
  packages: string[]
  /** What is to be done before they are installed. */
  prepare?: () => void
}

/**
 * What `find` finds, before or after Debian's packages are installed, which takes root. Their servers are not started.
 * Prints a warning when there is nothing. Not at the same time in two processes: apt refuses the second.
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
