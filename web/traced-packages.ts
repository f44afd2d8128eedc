import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')

type Manifest = { dependencies?: Record<string, string> }

/**
 * What the standalone output must contain though no import shows it: the worker threads that draw share images and
 * reports, the cache handlers and the server, which Node runs without bundling, with their packages and fonts. As globs below
 * `web`, for `outputFileTracingIncludes`.
 */
export function workerFiles(): string[] {
  return [
    'src/site/*/draw-worker.ts',
    // The server and the cache handlers, which Node loads without bundling, too.
    'server.ts',
    'src/{server,next-workarounds,cache,edge,lib}/*.ts',
    'src/env*.ts',
    '../node_modules/next/constants.js',
    'package.json',
    // React is traced as far as Next uses it, which leaves out what Node needs to import it.
    ...['@react-pdf/renderer', 'compression', 'react', 'redis', 'prom-client', 'zod'].flatMap(
      (name) => packagesOf(name).map((folder) => `../${folder}/**/*`),
    ),
    ...['og.js', 'dist/server/og/*.js', 'dist/compiled/@vercel/og/**/*'].map(
      (file) => `../node_modules/next/${file}`,
    ),
    '../node_modules/@fontsource/{instrument-sans,source-serif-4}/{package.json,files/*.woff}',
  ]
}

/** The folders of a package and of all packages that it depends on, from the root of the repository. */
function packagesOf(name: string, from = '', found = new Set<string>()): string[] {
  const folder = folderOf(name, from)
  // An optional dependency of another platform is not installed.
  if (!folder || found.has(folder)) return [...found]
  found.add(folder)
  const text = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')
  for (const each of Object.keys((JSON.parse(text) as Manifest).dependencies ?? {}))
    packagesOf(each, folder, found)
  return [...found]
}

/** As Node finds a package: nearest to the package that imports it. */
function folderOf(name: string, from: string): string | undefined {
  const folder = path.posix.join(from, 'node_modules', name)
  if (existsSync(path.join(ROOT, folder, 'package.json'))) return folder
  return from === '' ? undefined : folderOf(name, outside(from))
}

const outside = (folder: string) =>
  folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
