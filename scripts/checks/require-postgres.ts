import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf'

/**
 * The folder of PostgreSQL's binaries, which is installed on Debian if we may install packages. Prints a warning when
 * there is none.
 */
export function requirePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  if (process.getuid?.() === 0) install()
  const installed = findPostgres()
  if (!installed) {
    console.warn(
      '!!! No PostgreSQL found, and none could be installed: tests that need it are SKIPPED !!!',
    )
  }
  return installed
}

/** The folder that has all these programs of PostgreSQL. */
export function findPostgres(programs = ['postgres', 'initdb']): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    // Debian has one folder per version, none of them in PATH.
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ]
  return folders.find((folder) => programs.every((name) => isProgram(folder, name)))
}

function isProgram(folder: string, name: string): boolean {
  try {
    accessSync(join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install(): void {
  console.log('No PostgreSQL found; installing one.')
  // Keeps Debian's package from starting a server.
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n')
  }
  const keepSettings = ['-o', 'Dpkg::Options::=--force-confold']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...keepSettings, 'postgresql'],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
}
