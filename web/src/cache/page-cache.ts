import { rename, writeFile } from 'node:fs/promises'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'
import { countCache } from './cache-metrics.ts'
import { areTagsExpired, FileSystemCache, getMemoryCache } from './next-internals.ts'
import { serverCache as cache } from './server-cache.ts'

type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Found = NonNullable<Awaited<ReturnType<CacheHandler['get']>>>
type Value = Found['value']
type SetContext = Parameters<InstanceType<typeof FileSystemCache>['set']>[2]

/**
 * The option `cacheHandler`: Next's own cache of rendered pages (memory, then the files of the build), and behind it the
 * pages that other servers have rendered. Unlike Next's, it does not keep a page whose content was refreshed while it was
 * rendered, and writes each file whole.
 */
export default class PageCache extends FileSystemCache {
  readonly #memorySize: number | undefined

  constructor(context: Context) {
    super({
      ...context,
      fs: { ...context.fs, writeFile: writeWhole },
      // With a shared cache, servers keep nothing on their disks.
      flushToDisk: context.flushToDisk && !cache.isShared,
    })
    this.#memorySize = context.maxMemoryCacheSize
  }

  override async get(...args: Parameters<CacheHandler['get']>): Promise<Found | null> {
    const [key, { kind }] = args
    await cache.started
    const own = await super.get(...args)
    if (kind === 'FETCH') return own
    const found = own ?? (await this.#getShared(key))
    countCache('page', own ? 'memory' : found ? 'shared' : 'miss')
    if (!found || isOld(found)) cache.begin(key)
    return found
  }

  override async set(...args: Parameters<CacheHandler['set']>): Promise<void> {
    const [key, value, context] = args as Parameters<InstanceType<typeof FileSystemCache>['set']>
    const begun = cache.takeBeginning(key)
    const tags = tagsOf(value)
    // It may contain the content before the refresh, and nothing would expire it again.
    if (begun && areTagsExpired(tags, begun.time)) return
    await super.set(key, value, withData(value, context))
    if (!begun || !value || !('cacheControl' in context)) return
    const { cacheControl } = context
    const entry = { value, cacheControl, lastModified: Date.now() }
    const life = { revalidate: cacheControl?.revalidate, expire: cacheControl?.expire }
    // The visitor does not wait for it.
    void cache.keep('page', key, { value: entry, tags, position: begun.position }, life)
  }

  async #getShared(key: string): Promise<Found | null> {
    const stored = await cache.read<Found>('page', key)
    if (!stored) return null
    const { value, timeHere } = stored
    const found = { ...value, lastModified: timeHere(value.lastModified) }
    if (this.#memorySize) getMemoryCache(this.#memorySize).set(key, found)
    return found
  }
}

/**
 * Next 16.4 leaves out the data of a page without holes, and cannot read the page from the disk without it: after a
 * restart it would be rendered again, or be missing while the content API is away. Remove when it writes what it reads.
 */
function withData(value: Value, context: SetContext): SetContext {
  const isWhole = value && 'rscData' in value && value.rscData && value.postponed === undefined
  if (!isWhole || !('isRoutePPREnabled' in context)) return context
  return { ...context, isRoutePPREnabled: false }
}

const isOld = (found: Found): boolean => freshUntil(found) < Date.now()

/** In ms. */
const freshUntil = ({ lastModified, cacheControl }: Pick<Found, Dated>): number =>
  typeof cacheControl?.revalidate === 'number'
    ? lastModified + cacheControl.revalidate * 1000
    : Number.POSITIVE_INFINITY

type Dated = 'lastModified' | 'cacheControl'

function tagsOf(value: Value): string[] {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

/** A server that is killed leaves the old file or the new one. */
async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${crypto.randomUUID()}.tmp`
  await writeFile(temporary, data)
  await rename(temporary, file)
}
