import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { installReason } from './install-reason.mjs'
import { ROOT } from './root.ts'
import { StartError } from './start-error.ts'

/**
 * Installs the packages of a folder's `package-lock.json`, which only one command needs, unless they are installed.
 * Throws a `StartError` if npm fails. Writes to stderr only.
 */
export function requireTools(folder: string): void {
  const wanted = readJson(join(folder, 'package-lock.json'))
  const installed = join(folder, 'node_modules/.package-lock.json')
  const reason = installReason(
    wanted,
    existsSync(installed) ? readJson(installed) : undefined,
    process,
  )
  if (!reason) return
  const where = relative(ROOT, folder)
  console.error(`Installing the packages of ${where} (${reason}).`)
  const { status, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  })
  if (error || status !== 0) {
    throw new StartError(
      `npm ci in ${where} failed${error ? ` (${error.message})` : ''}. Is the npm registry reachable?`,
    )
  }
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
