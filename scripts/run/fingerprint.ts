import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

// Output of builds and tools in a workspace, and documentation.
const NO_SOURCE = /^(node_modules|\.next.*|dist.*|\.sanity|next-env\.d\.ts|.*\.tsbuildinfo|.*\.md)$/

/** Hashes the names and contents of all sources in `paths`, and `facts`, the other inputs of a build. */
export function fingerprint(root: string, paths: string[], facts: Record<string, unknown>): string {
  const hash = createHash('sha256')
  const entries = globSync(
    paths.flatMap((path) => [path, `${path}/**`]),
    { cwd: root, withFileTypes: true, exclude: ({ name }) => NO_SOURCE.test(basename(name)) },
  )
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, basename(name))))
  for (const path of [...new Set(files)].sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash.update(JSON.stringify(sorted)).digest('hex')
}
