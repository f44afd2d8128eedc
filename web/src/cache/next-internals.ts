import path from 'node:path'

/**
 * Parts of Next's own caches, which our handlers use. Next loads the handlers twice, by Node and in the bundle of the
 * proxy, where an import would be a copy with its own state. So they are required in a way that no bundler sees. Also,
 * Node and TypeScript name a default export of CommonJS differently.
 */
const require = process
  .getBuiltinModule('node:module')
  .createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'))
const load = (file: string): unknown => require(`next/dist/server/lib/${file}`)

type FileSystemModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
type MemoryModule = typeof import('next/dist/server/lib/incremental-cache/memory-cache.external.js')
type TagsModule = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
type ReadsModule = typeof import('next/dist/server/lib/cache-handlers/default.js')

export const { default: FileSystemCache } = load(
  'incremental-cache/file-system-cache.js',
) as FileSystemModule
export const { getMemoryCache } = load('incremental-cache/memory-cache.external.js') as MemoryModule
export const { areTagsExpired, tagsManifest } = load(
  'incremental-cache/tags-manifest.external.js',
) as TagsModule
export const { createDefaultCacheHandler } = load('cache-handlers/default.js') as ReadsModule
