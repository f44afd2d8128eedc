import { revalidateTag } from 'next/cache'
import { contentAtBuild, noteRefreshed, refreshedSinceBuild } from '@/content/catch-up/build-record'
import { contentPatience, isOwnRequest } from '@/content/catch-up/catch-up'
import { changesBetween, readContentState } from '@/content/catch-up/content-state'
import { rereadPathIndex } from '@/content/path/live-path-index'
import { client } from '@/content/sanity/client'
import { tagsOfChange } from '@/content/sanity/tags-of-change'
import { problem } from '@/lib/problem'

/** Refreshes what has changed since the build. Only this server itself may ask for it, when it starts. */
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
