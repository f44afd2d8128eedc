import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstall } from './install-packages.ts'

/** The path of promtool, which checks Prometheus rules; undefined without one. */
export function findPromtool(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, 'promtool')).find((path) => existsSync(path))
}

/** Like `findPromtool`, but installs it on Debian if permitted. */
export const requirePromtool = (): string | undefined =>
  findOrInstall({ name: 'promtool', find: findPromtool, packages: ['prometheus'] })
