import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstall } from './install-packages.ts'

// Programs that check the files of scripts/deploy.

/** The name of kubectl, installed on Debian if permitted; undefined without one. No cluster is needed. */
export const requireKubectl = (): string | undefined =>
  findOrInstall({
    name: 'kubectl',
    find: () =>
      spawnSync('kubectl', ['version', '--client']).status === 0 ? 'kubectl' : undefined,
    packages: ['kubernetes-client'],
  })

/** The path of promtool, which checks Prometheus rules; undefined without one. */
export function findPromtool(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, 'promtool')).find((path) => existsSync(path))
}

/** Like `findPromtool`, but installs it on Debian if permitted. */
export const requirePromtool = (): string | undefined =>
  findOrInstall({ name: 'promtool', find: findPromtool, packages: ['prometheus'] })
