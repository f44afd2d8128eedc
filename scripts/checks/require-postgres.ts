import { accessSync, constants, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstall } from './install-packages.ts'

const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf'

/** The folder of PostgreSQL's binaries, installed on Debian if permitted; undefined without them. */
export const requirePostgres = (): string | undefined =>
  findOrInstall({
    name: 'PostgreSQL',
    find: () => findPostgres(),
    packages: ['postgresql'],
    prepare: createNoCluster,
  })

/** The folder that contains all `programs` of PostgreSQL. */
export function findPostgres(programs = ['postgres', 'initdb']): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    // Debian has one folder per version, outside PATH.
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

/** Keeps Debian's package from creating a database cluster. */
function createNoCluster(): void {
  if (existsSync(CLUSTER_SETTINGS)) return
  mkdirSync('/etc/postgresql-common', { recursive: true })
  writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n')
}
