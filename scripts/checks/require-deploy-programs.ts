import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstall } from './install-packages.ts'

// What checks the files of scripts/deploy.

/** The name of kubectl, which is installed on Debian if we may; undefined if there is none. It needs no cluster here. */
export const requireKubectl = (): string | undefined =>
  findOrInstall({
    name: 'kubectl',
    find: () =>
      spawnSync('kubectl', ['version', '--client']).status === 0 ? 'kubectl' : undefined,
    packages: ['kubernetes-client'],
  })

/** The path of promtool, which checks rules of Prometheus; undefined if there is none. */
export function findPromtool(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, 'promtool')).find((path) => existsSync(path))
}

/** The same, which is installed on Debian if we may. */
export const requirePromtool = (): string | undefined =>
  findOrInstall({ name: 'promtool', find: findPromtool, packages: ['prometheus'] })
