import 'server-only'
import { revalidateTag } from 'next/cache'
import { PATHS_TAG, runningCache } from '@/cache/running-cache'
import { noteRefreshed } from '@/sanity/refresh/build-record'

/**
 * Expires tags on all servers: the next request of a page waits for its new version. When this resolves, a crash loses
 * nothing: the tags are in the log of all servers or, without one or while it is away, on disk for the next start.
 */
export async function refreshTags(tags: readonly string[], mayChangePaths: boolean): Promise<void> {
  const { cache } = runningCache
  // In development Next has no cache of ours.
  if (!cache) {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return
  }
  if (tags.length === 0) return
  const announced = mayChangePaths ? [...tags, PATHS_TAG] : tags
  if (!(await cache.announce(announced))) await noteRefreshed(tags)
  cache.expireHere(tags)
}
