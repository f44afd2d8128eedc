import { perProcess } from '../lib/per-process.ts'
import type { SharedCache } from './shared-cache.ts'

// Relative imports with extensions: Node loads the cache handlers without a bundler, the proxy as a part of its bundle.

type Running = {
  /** Set when Next has loaded the cache handlers; never in development. */
  cache?: SharedCache
  /** How many refreshes that may have changed paths other servers have announced. */
  announced: number
  /** Compares the content again: announcements may have been missed. */
  compareContent?: () => void
}

/** Announced with the tags of a change that may add, move or remove a path. */
export const PATHS_TAG = 'paths'

/** What the cache handlers, which Next loads outside of its bundles, share with the proxy and the routes. */
export const runningCache: Running = perProcess('cache', () => ({ announced: 0 }))
