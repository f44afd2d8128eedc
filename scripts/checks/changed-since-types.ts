import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The last file that `npm run types` writes. */
const LAST_WRITTEN = 'web/src/sanity/query-shapes.gen.ts'
const SOURCES = ['studio/schema/**/*.ts', 'web/src/**/*.{ts,tsx}']
const IN_QUERIES = /\bdefineQuery\(|\/\* groq \*\/|_WORDS = /
/** In ms: a clone writes all files at nearly the same time. */
const CHECKOUT = 10_000

/** The files below `root` that were changed after `npm run types` last ran, and that it reads. */
export function changedSinceTypes(root: string): string[] {
  const timeOf = (file: string) => statSync(join(root, file)).mtimeMs
  const ranAt = timeOf(LAST_WRITTEN)
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !/\.gen\.tsx?$/.test(file) && timeOf(file) > ranAt + CHECKOUT)
    .filter(
      (file) =>
        file.startsWith('studio/') || IN_QUERIES.test(readFileSync(join(root, file), 'utf8')),
    )
    .sort()
}
