import { revalidateTag } from 'next/cache'
import { problem } from '@/lib/problem'
import {
  changesBetween,
  contentAtBuild,
  noteRefreshed,
  readContentState,
  refreshedSinceBuild,
} from '@/sanity/build-record'
import { tagsOfChange } from '@/sanity/cache-tags'
import { contentPatience, isOwnRequest } from '@/sanity/catch-up'
import { client } from '@/sanity/client'
import { rereadPathIndex } from '@/sanity/live-path-index'

/** Expires the tags of what has changed since the build. Only this server calls it, at start. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return problem(404, 'There is nothing at this address.')
  const built = await contentAtBuild()
  if (!built) return Response.json({ refreshed: 0 })
  let now: Awaited<ReturnType<typeof readContentState>>
  try {
    const signal = AbortSignal.timeout(contentPatience())
    now = await readContentState(client, { signal, cache: 'no-store' })
  } catch {
    return problem(503, 'The content lake does not answer.', { 'retry-after': '5' })
  }
  const changed = changesBetween(built, now).flatMap(tagsOfChange)
  await noteRefreshed(changed)
  const tags = new Set([...changed, ...(await refreshedSinceBuild())])
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  await rereadPathIndex()
  return Response.json({ refreshed: tags.size })
}
