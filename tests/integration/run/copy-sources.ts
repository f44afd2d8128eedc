import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../../../scripts/run/root.ts'

const NOT_SOURCES = /^(node_modules|\.git|\.data|\.next.*|dist.*|\.sanity|test-results)$/

/** Copies the repository's files to `folder`, with the packages as links, so that a test may change them. */
export function copySources(folder: string): void {
  for (const part of readdirSync(ROOT)) {
    if (NOT_SOURCES.test(part)) continue
    const filter = (path: string) => !NOT_SOURCES.test(basename(path))
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter })
  }
  for (const modules of ['node_modules', 'web/node_modules', 'tests/node_modules']) {
    if (existsSync(join(ROOT, modules))) symlinkSync(join(ROOT, modules), join(folder, modules))
  }
}
