import { spawnSync } from 'node:child_process'
import { findOrInstall } from './install-packages.ts'

/** The name of kubectl, which is installed on Debian if we may; undefined if there is none. It needs no cluster here. */
export const requireKubectl = (): string | undefined =>
  findOrInstall({
    name: 'kubectl',
    find: () =>
      spawnSync('kubectl', ['version', '--client']).status === 0 ? 'kubectl' : undefined,
    packages: ['kubernetes-client'],
  })
