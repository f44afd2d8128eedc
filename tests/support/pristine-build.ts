import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Settings } from '../../scripts/env.ts'
import { ROOT } from '../../scripts/run/root.ts'

// The running site writes pages that it renders anew into its build: the next run must not find them there.
const folders = ({ buildDirs }: Settings) => {
  const built = join(ROOT, 'web', buildDirs.site)
  return { built, pristine: `${built}-pristine` }
}

/** Keeps a copy of a build that has just been made. */
export function keepPristine(settings: Settings): void {
  const { built, pristine } = folders(settings)
  rmSync(pristine, { recursive: true, force: true })
  cpSync(built, pristine, { recursive: true, filter: (path) => basename(path) !== 'cache' })
}

/** Puts the build back to what it was when it had just been made. */
export function restorePristine(settings: Settings): void {
  const { built, pristine } = folders(settings)
  if (!existsSync(pristine)) return
  rmSync(built, { recursive: true, force: true })
  cpSync(pristine, built, { recursive: true })
}
