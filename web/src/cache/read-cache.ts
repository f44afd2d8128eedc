import type { CacheEntry, CacheHandler } from 'next/cache'
import { countCache } from './cache-metrics.ts'
import { createDefaultCacheHandler } from './next-internals.ts'
import { serverCache as cache } from './server-cache.ts'

/** In bytes; what Next gives its own. */
const MEMORY = 50 * 1024 * 1024
const own = createDefaultCacheHandler(MEMORY)

type Stored = Omit<CacheEntry, 'value'> & { bytes: Uint8Array }

/**
 * The option `cacheHandlers`, for functions with `'use cache'`: Next's own cache in memory, and behind it what other
 * servers have read.
 */
const readCache: CacheHandler = {
  async get(key, softTags) {
    const kept = await own.get(key, softTags)
    if (kept) {
      countCache('read', 'memory')
      return kept
    }
    const found = await cache.read<Stored>('read', key)
    // Next's own cache returns no old entry either.
    const shared = found && isOld(found.value) ? undefined : found
    countCache('read', shared ? 'shared' : 'miss')
    if (shared) {
      const { bytes, ...rest } = shared.value
      const entry = { ...rest, timestamp: shared.timeHere(rest.timestamp) }
      await own.set(key, Promise.resolve({ ...entry, value: streamOf(bytes) }))
      return { ...entry, value: streamOf(bytes) }
    }
    cache.begin(key)
    return undefined
  },

  async set(key, pending) {
    const begun = cache.takeBeginning(key)
    if (!cache.isShared || !begun) return own.set(key, pending)
    let copy: CacheEntry | undefined
    const kept = pending.then((entry) => {
      const [value, other] = entry.value.tee()
      copy = { ...entry, value: other }
      return { ...entry, value }
    })
    await own.set(key, kept)
    if (!copy || copy.expire === 0) return
    const { value, ...entry } = copy
    try {
      const bytes = new Uint8Array(await new Response(value).arrayBuffer())
      const stored = { value: { ...entry, bytes }, tags: entry.tags, position: begun.position }
      void cache.keep('read', key, stored, entry)
    } catch {
      // The stream broke off: Next's own cache has not kept it either.
    }
  },

  // Once per request, before the first read.
  refreshTags: () => cache.started,

  getExpiration: (tags) => own.getExpiration(tags),

  async updateTags(tags, durations) {
    await own.updateTags(tags, durations)
    await cache.announce(tags)
  },
}

export default readCache

const isOld = ({ timestamp, revalidate }: Stored): boolean =>
  timestamp + revalidate * 1000 < Date.now()

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
