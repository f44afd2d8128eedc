import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const STICKY = 0o1000
/** Files that the lake creates; the permissions of others are not changed. */
const OWN_FILE = /^(?:token|signing-key|(?:dataset-.+|key-values|webhooks)\.sqlite(?:-wal|-shm)?)$/

/** Creates a folder that only its owner can read. */
export function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: PRIVATE_FOLDER })
}

/** Creates an empty file unless it exists; SQLite gives its side files the same permissions. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE))
}

/** Removes other users' access to files that an older version of the lake created. */
export function closeToOthers(dir: string): void {
  // A shared folder such as /tmp must stay open.
  if ((lstatSync(dir).mode & STICKY) === 0) restrict(dir, PRIVATE_FOLDER)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isFile() && OWN_FILE.test(entry.name)) restrict(path, PRIVATE_FILE)
    if (!entry.isDirectory() || entry.name !== 'assets') continue
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
