import { existsSync } from 'node:fs'
import { findOrInstall } from './install-packages.ts'

const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server']

/** The path of a Valkey or Redis server, which is installed on Debian if we may; undefined if there is none. */
export const requireRedis = (): string | undefined =>
  findOrInstall({
    name: 'Valkey or Redis',
    find: () => PROGRAMS.find((path) => existsSync(path)),
    packages: ['redis-server'],
  })
