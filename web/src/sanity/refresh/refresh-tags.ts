import 'server-only'
import { revalidateTag } from 'next/cache'
import { PATHS_TAG, runningCache } from '@/cache/running-cache'
import { noteRefreshed } from '@/sanity/refresh/build-record'

/**
 * Expires tags on all servers: the next request of a page waits for its new version. A crash after this resolves loses
 * nothing: the tags are in the shared log or, without Redis, on disk for the next start.
 */
export async function refreshTags(tags: readonly string[], mayChangePaths: boolean): Promise<void> {
  const { cache } = runningCache
  // Development has no cache handlers.
  if (!cache) {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return
  }
  if (tags.length === 0) return
  const announced = mayChangePaths ? [...tags, PATHS_TAG] : tags
  if (!(await cache.announce(announced))) await noteRefreshed(tags)
  cache.expireHere(tags)
}
