import { revalidateTag } from 'next/cache'
import { forgetPathIndex } from '@/content/path/live-path-index'
import { isSignedByLake } from '@/content/sanity/is-signed-by-lake'
import { changeSchema, tagsOfChange } from '@/content/sanity/tags-of-change'
import { isJsonRequest } from '@/lib/is-json-request'
import { parseJson } from '@/lib/parse-json'
import { problem } from '@/lib/problem'
import { readLimitedBody } from '@/lib/read-limited-body'

const LIMIT = 64 * 1024

/** Receives the lake's webhook and refreshes exactly what the changed document feeds. */
export async function POST(request: Request): Promise<Response> {
  if (!isJsonRequest(request)) {
    return problem(415, 'Send the change as application/json.')
  }
  const body = await readLimitedBody(request, LIMIT)
  if (body === undefined) return problem(413, 'A change takes no more than 64 KiB.')
  if (!(await isSignedByLake(request.headers, body))) {
    return problem(401, 'Sign the body with SANITY_WEBHOOK_SECRET, as the webhooks of Sanity do.')
  }
  const change = changeSchema.safeParse(parseJson(body))
  if (!change.success) {
    return problem(400, 'The body must hold _id, _type, path, previousPath and operation.')
  }
  const tags = tagsOfChange(change.data)
  // Nobody is to see the old version again: the next request waits for the new one.
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  if (tags.length > 0) forgetPathIndex()
  return Response.json({ refreshed: tags })
}

const onlyPost = () => problem(405, 'Only POST is answered here.', { allow: 'POST' })

export { onlyPost as DELETE, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT }
