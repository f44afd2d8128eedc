import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Settings } from '../../scripts/env.ts'
import { ROOT } from '../../scripts/run/root.ts'

// The running site writes revalidated pages into its build; the next run needs the original.
const folders = ({ buildDirs }: Settings) => {
  const built = join(ROOT, 'web', buildDirs.site)
  return { built, pristine: `${built}-pristine`, standalone: `${built}-standalone` }
}

/** Copies a fresh build, and moves its standalone output, which only one test needs, out of the way. */
export function keepPristine(settings: Settings): void {
  const { built, pristine, standalone } = folders(settings)
  rmSync(standalone, { recursive: true, force: true })
  renameSync(join(built, 'standalone'), standalone)
  rmSync(pristine, { recursive: true, force: true })
  cpSync(built, pristine, { recursive: true, filter: (path) => basename(path) !== 'cache' })
}

/** Restores the copy of the fresh build. */
export function restorePristine(settings: Settings): void {
  const { built, pristine } = folders(settings)
  if (!existsSync(pristine)) return
  rmSync(built, { recursive: true, force: true })
  cpSync(pristine, built, { recursive: true })
}
