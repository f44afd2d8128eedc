import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Mounts a disk of this size until the test ends; returns its path, or undefined if mounting is not permitted. */
export function smallDisk(kilobytes: number, options = ''): string | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'lake-disk-'))
  try {
    const settings = `size=${kilobytes}k,mode=0700${options}`
    execFileSync('mount', ['-t', 'tmpfs', '-o', settings, 'tmpfs', dir], { stdio: 'pipe' })
  } catch (error) {
    rmSync(dir, { recursive: true })
    console.warn(`NOT TESTED on a full disk: ${(error as Error).message.trim()}`)
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', [dir], { stdio: 'pipe' })
    rmSync(dir, { recursive: true })
  })
  return dir
}
