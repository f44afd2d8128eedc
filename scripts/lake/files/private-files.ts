import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'

const PRIVATE_FILE = 0o600

/** Creates a folder that only its owner can read. */
export function makePrivateFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
}

/**
 * Creates an empty file unless it exists, and closes it to others, since it may have been copied in; SQLite gives its
 * side files the same permissions.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE))
  try {
    chmodSync(file, PRIVATE_FILE)
  } catch {
    // Another user's file, or a file system without permissions: not fatal.
  }
}
