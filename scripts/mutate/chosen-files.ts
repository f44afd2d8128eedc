import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, git } from '../checks/changed-files.ts'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'

const FOLDERS = [
  'studio/schema/validation',
  'web/src/leads',
  'web/src/sanity',
  'web/src/lib',
  'scripts/lake/dataset',
]
const isSource = (path: string) =>
  /^(web|studio|scripts)\/.*\.(ts|tsx|mjs)$/.test(path) && !/\.(gen|d|config)\.tsx?$/.test(path)

/**
 * The source files to mutate, relative to the root: those that `paths` (files, folders or globs) match, or by default
 * the files in `FOLDERS` that differ from branch main. Throws a `StartError` if a path matches none.
 */
export function chosenFiles(paths: string[]): string[] {
  if (paths.length === 0) {
    const changed = changedFiles().filter((path) => FOLDERS.some((f) => path.startsWith(`${f}/`)))
    return sources(changed)
  }
  const chosen = paths.flatMap((path) => {
    const files = sources(git('ls-files', '-co', '--exclude-standard', '--', path))
    if (files.length === 0)
      throw new StartError(`${path}: no source file of web, studio or scripts.`)
    return files
  })
  return [...new Set(chosen)]
}

const sources = (paths: string[]) =>
  paths.filter((path) => isSource(path) && existsSync(join(ROOT, path)))
