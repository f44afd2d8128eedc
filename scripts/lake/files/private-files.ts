import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const ASSETS = 'assets'
/** Files that the lake creates; the permissions of others are not changed. */
const OWN_FILE = /^(?:token|signing-key|(?:dataset-.+|key-values)\.sqlite(?:-wal|-shm)?)$/

/** Creates a folder that only its owner can read. */
export function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: PRIVATE_FOLDER })
}

/**
 * Creates an empty file unless it exists; SQLite gives its side files the same permissions. `:memory:`, SQLite's name
 * for a database without a file, is left alone.
 */
export function makePrivateFile(file: string): void {
  if (file === ':memory:') return
  closeSync(openSync(file, 'a', PRIVATE_FILE))
}

/** Removes other users' access to the lake's files that were copied in, and to their folder if it holds nothing else. */
export function closeToOthers(dir: string): void {
  const entries = readdirSync(dir, { withFileTypes: true })
  const isOwn = ({ name }: { name: string }) => name === ASSETS || OWN_FILE.test(name)
  // The folder of a project, or a shared one such as /tmp, must stay open.
  if (entries.every(isOwn)) restrict(dir, PRIVATE_FOLDER)
  for (const entry of entries) {
    const path = join(dir, entry.name)
    if (entry.isFile() && OWN_FILE.test(entry.name)) restrict(path, PRIVATE_FILE)
    if (!entry.isDirectory() || entry.name !== ASSETS) continue
    restrict(path, PRIVATE_FOLDER)
    for (const asset of readdirSync(path, { withFileTypes: true, recursive: true }))
      if (asset.isDirectory() || asset.isFile())
        restrict(join(asset.parentPath, asset.name), asset.isFile() ? PRIVATE_FILE : PRIVATE_FOLDER)
  }
}

function restrict(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Another user's file, or a file system without permissions: not fatal.
    if (!['EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
