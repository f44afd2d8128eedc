import { problem } from '@/lib/problem'
import { isJsonRequest, parseJson, readLimitedBody } from '@/lib/request-body'
import { changeSchema, tagsOfChange } from '@/sanity/cache-tags'
import { applyToPathIndex, mayChangePaths } from '@/sanity/live-path-index'
import { refreshTags } from '@/sanity/refresh-tags'
import { isSignedByLake } from '@/sanity/webhook-signature'

const LIMIT = 64 * 1024

/** Receives the content API's webhook and expires exactly the tags of the changed document. */
export async function POST(request: Request): Promise<Response> {
  if (!isJsonRequest(request)) {
    return problem(415, 'Send the change as application/json.')
  }
  const body = await readLimitedBody(request, LIMIT)
  if (body === undefined) return problem(413, 'A change takes no more than 64 KiB.')
  const value = parseJson(body)
  if (value === undefined) return problem(400, 'The body must be JSON.')
  if (!(await isSignedByLake(request.headers, body))) {
    return problem(401, 'Sign the body with SANITY_WEBHOOK_SECRET, as the webhooks of Sanity do.')
  }
  const change = changeSchema.safeParse(value)
  if (!change.success) {
    return problem(400, 'The body must hold _id, _type, path, previousPath and operation.')
  }
  const tags = tagsOfChange(change.data)
  // If content cannot be read now, nothing is expired: an old page is better than a broken one.
  if (tags.length > 0 && !(await applyToPathIndex(change.data))) {
    return problem(503, 'The content lake does not answer. Send it again later.', {
      'retry-after': '5',
    })
  }
  await refreshTags(tags, mayChangePaths(change.data))
  return Response.json({ refreshed: tags })
}

const onlyPost = () => problem(405, 'Only POST is answered here.', { allow: 'POST' })

export { onlyPost as DELETE, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT }
