import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')

type Manifest = Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined>

const PACKAGES = [
  'compression',
  'etag',
  'fresh',
  'react',
  'prom-client',
  'zod',
  // What `src/http/markdown` imports.
  'hast-util-from-html',
  'hast-util-to-mdast',
  'hast-util-to-string',
  'lru-cache',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
  'negotiator',
]

/**
 * Files of the standalone output that Next's tracing misses, because Node runs them without a bundler: the cache
 * handler and the server, with their packages; and the fonts of share images. Globs below `web` for
 * `outputFileTracingIncludes`.
 */
export function standaloneFiles(): string[] {
  return [
    // Node loads the server and the cache handler without a bundler.
    'server.ts',
    'src/{http,http/next-workarounds,http/markdown,lib}/*.ts',
    'src/env*.ts',
    '../node_modules/next/constants.js',
    'package.json',
    // Next traces only its own part of React, which is not enough for Node's imports.
    ...PACKAGES.flatMap((name) =>
      packagesOf(name, 'web').map((folder) => `${path.posix.relative('web', folder)}/**/*`),
    ),
    '../node_modules/react-dom/{package.json,index.js,server.node.js,cjs/*.production.js}',
    // The fonts of share images.
    '../node_modules/@expo-google-fonts/*/{package.json,LICENSE*,*/*.ttf}',
  ]
}

/** The folders of a package and its transitive dependencies, from the repository's root. */
function packagesOf(name: string, from = '', found = new Set<string>()): string[] {
  const folder = folderOf(name, from)
  // An optional dependency of another platform.
  if (!folder || found.has(folder)) return [...found]
  found.add(folder)
  const text = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')
  const { dependencies, optionalDependencies } = JSON.parse(text) as Manifest
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    packagesOf(each, folder, found)
  return [...found]
}

/** Resolves a package as Node does: nearest to the importing package. */
function folderOf(name: string, from: string): string | undefined {
  const folder = path.posix.join(from, 'node_modules', name)
  if (existsSync(path.join(ROOT, folder, 'package.json'))) return folder
  return from === '' ? undefined : folderOf(name, outside(from))
}

const outside = (folder: string) =>
  folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
