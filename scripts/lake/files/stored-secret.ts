import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'

/** Reads a secret from a file that only its owner can read; generates it on first use. */
export function storedSecret(dir: string, name: string): string {
  const file = join(dir, name)
  // A full disk or a crash can leave an empty file; an empty key would let anyone sign.
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  makePrivateFolder(dir)
  makePrivateFile(file)
  if (stored) return stored
  const secret = randomBytes(24).toString('base64url')
  writeFileSync(file, `${secret}\n`)
  return secret
}
