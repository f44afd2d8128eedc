import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Output of builds and tools in a workspace, and documentation.
const NO_SOURCE = /^(node_modules|\.next.*|dist.*|\.sanity|next-env\.d\.ts|.*\.tsbuildinfo|.*\.md)$/

/** Hashes the names and contents of all sources in `paths`, and `facts`, the other inputs of a build. */
export function fingerprint(root: string, paths: string[], facts: Record<string, unknown>): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => sourcesIn(root, path))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash.update(JSON.stringify(sorted)).digest('hex')
}

function sourcesIn(root: string, path: string): string[] {
  let entries: import('node:fs').Dirent[]
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return entries
    .filter((entry) => !NO_SOURCE.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) return sourcesIn(root, child)
      return entry.isFile() ? [child] : []
    })
}
