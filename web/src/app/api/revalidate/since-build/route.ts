import { PATHS_TAG, runningCache } from '@/cache/running-cache'
import { purgeEdge } from '@/edge/edge'
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
import { contentPatience, isOwnRequest } from '@/sanity/refresh/catch-up'

/**
 * Expires what has changed since the build and, for all servers, what has changed since one of them last compared. Only
 * this server calls it: at start, and when Redis is back.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return problem(404, 'There is nothing at this address.')
  const [built, { cache }] = [await contentAtBuild(), runningCache]
  if (!built || !cache) return Response.json({ refreshed: 0 })
  await cache.started
  // An old page is better than none: nothing expires while the content API is away.
  if (!(await rereadPathIndex())) return unavailable()
  // At once, since the comparison takes its time: these were acknowledged before this start.
  cache.expireHere([...(await refreshedSinceBuild())])
  let now: DocumentState[]
  try {
    const signal = AbortSignal.timeout(contentPatience())
    now = await readContentState(client, { signal, cache: 'no-store' })
  } catch {
    return unavailable()
  }
  const changed = changesBetween(built, now).flatMap(tagsOfChange)
  // Pages that contain them are now stored on this disk, too.
  if (!cache.isShared) await noteRefreshed(changed)
  cache.expireHere(changed)
  const name = cache.nameOf('compared')
  const before = await cache.readBytes(name)
  const known = before ? (JSON.parse(before.toString()) as DocumentState[]) : built
  const missed = changesBetween(known, now).flatMap(tagsOfChange)
  const isTold = missed.length === 0 || (await cache.announce([...missed, PATHS_TAG]))
  // Not awaited: it is repeated until it has worked.
  void purgeEdge(missed)
  if (isTold) await cache.keepBytes(name, Buffer.from(JSON.stringify(now)))
  return Response.json({ refreshed: changed.length })
}

const unavailable = () => problem(503, 'The content lake does not answer.', { 'retry-after': '5' })
