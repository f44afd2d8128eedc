import { PATHS_TAG, runningCache } from '@/cache/running-cache'
import { problem } from '@/lib/problem'
import { rereadPathIndex } from '@/sanity/paths/live-path-index'
import { client } from '@/sanity/read/client'
import {
  changesBetween,
  contentAtBuild,
  type DocumentState,
  noteRefreshed,
  readContentState,
  refreshedSinceBuild,
} from '@/sanity/refresh/build-record'
import { tagsOfChange } from '@/sanity/refresh/cache-tags'
import { contentTimeout, isOwnRequest } from '@/sanity/refresh/catch-up'

/**
 * Expires what has changed since the build and, for all servers, since the last comparison by one of them. Only this
 * server calls it: at start, and when Redis is reachable again.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return problem(404, 'There is nothing at this address.')
  const [built, { cache }] = [await contentAtBuild(), runningCache]
  if (!built || !cache) return Response.json({ refreshed: 0 })
  await cache.started
  // Expires nothing while the content API is unavailable: an old page is better than an error.
  if (!(await rereadPathIndex())) return unavailable()
  // Before the slow comparison: these changes were acknowledged before this start.
  cache.expireHere([...(await refreshedSinceBuild())])
  let now: DocumentState[]
  try {
    const signal = AbortSignal.timeout(contentTimeout())
    now = await readContentState(client, { signal, cache: 'no-store' })
  } catch {
    return unavailable()
  }
  const changed = changesBetween(built, now).flatMap(tagsOfChange)
  // This server's disk now has pages with these changes, too.
  if (!cache.isShared) await noteRefreshed(changed)
  cache.expireHere(changed)
  const name = cache.nameOf('compared')
  const before = await cache.readBytes(name)
  const known = before ? (JSON.parse(before.toString()) as DocumentState[]) : built
  const missed = changesBetween(known, now).flatMap(tagsOfChange)
  const isTold = missed.length === 0 || (await cache.announce([...missed, PATHS_TAG]))
  if (isTold) await cache.keepBytes(name, Buffer.from(JSON.stringify(now)))
  return Response.json({ refreshed: changed.length })
}

const unavailable = () => problem(503, 'The content lake does not answer.', { 'retry-after': '5' })
