import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'

/**
 * Two things that Next 16.4 has no public way for, with parts of its own caches:
 *
 * - Expiring tags outside of a request: `revalidateTag` needs one, but the content API tells of a change in between.
 * - Not keeping a page whose content has changed while it was rendered. Next dates a page by the end of its rendering,
 *   so the old content would stay until the next change. No upstream issue found as of 2026-11; to reproduce: change the
 *   content of a page twice while it takes a second to render.
 *
 * Remove when Next has an API for the first, and dates pages by the beginning of their rendering.
 */

// Next loads cache handlers by Node, and we load this file in a bundle, too, where an import would be a copy.
const require = process
  .getBuiltinModule('node:module')
  .createRequire(path.join(/* turbopackIgnore: true */ process.cwd(), 'package.json'))
const load = (file: string): unknown => require(`next/dist/server/lib/incremental-cache/${file}`)

type PageModule = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js')
type TagsModule = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

const { default: FileSystemCache } = load('file-system-cache.js') as PageModule
const { areTagsExpired, tagsManifest } = load('tags-manifest.external.js') as TagsModule

/** The time now in ms, by the clock that Next compares with. */
const timeNow = (): number => performance.timeOrigin + performance.now()

/** Expires everything that this server has cached with one of these tags. */
export function expireTags(tags: readonly string[]): void {
  const expired = timeNow()
  for (const tag of tags) tagsManifest.set(tag, { stale: expired, expired })
}

/** Takes every expiry back: while nothing can be rendered anew, pages and reads are sent as they are. */
export function forgetExpiries(): void {
  tagsManifest.clear()
}

/** When the rendering of a page began, by the page's key. Next makes a cache for each request. */
const begun = new LRUCache<string, number>({ max: 5000 })

type Found = Awaited<ReturnType<CacheHandler['get']>>
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>

/** The option `cacheHandler`: Next's own cache of pages, in memory and behind it the files of the build. */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<CacheHandler['get']>): Promise<Found> {
    const [key] = args
    const found = await super.get(...args)
    if ((!found || isOld(found)) && !begun.has(key)) begun.set(key, timeNow())
    return found
  }

  override async set(...args: SetArguments): Promise<void> {
    const [key, value] = args
    const since = begun.get(key)
    begun.delete(key)
    if (since !== undefined && areTagsExpired(tagsOf(value), since)) return
    await super.set(...args)
  }
}

/** Whether it has outlived its life, so that Next renders the page again while it sends this one. */
function isOld({ lastModified = 0, cacheControl }: NonNullable<Found>): boolean {
  const { revalidate } = cacheControl ?? {}
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 < Date.now()
}

function tagsOf(value: SetArguments[1]): string[] {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}
