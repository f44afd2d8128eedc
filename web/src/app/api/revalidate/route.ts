import { log } from '@/lib/log'
import { problem } from '@/lib/problem'
import { isJsonRequest, parseJson, readLimitedBody } from '@/lib/request-body'
import { applyToPathIndex, mayChangePaths } from '@/sanity/paths/live-path-index'
import { type Change, changeSchema, tagsOfChange } from '@/sanity/refresh/cache-tags'
import { oncePerTransaction, TRANSACTION_HEADER } from '@/sanity/refresh/once-per-transaction'
import { refreshTags } from '@/sanity/refresh/refresh-tags'
import { LONGEST_AGE_MS, timeOfSignature } from '@/sanity/refresh/webhook-signature'

const LIMIT = 64 * 1024

/** Receives the content API's webhook, and expires the tags of the changed document. */
export async function POST(request: Request): Promise<Response> {
  if (!isJsonRequest(request)) {
    return problem(415, 'Send the change as application/json.')
  }
  const body = await readLimitedBody(request, LIMIT)
  if (body === undefined) return problem(413, 'A change takes no more than 64 KiB.')
  const value = parseJson(body)
  if (value === undefined) return problem(400, 'The body must be JSON.')
  const signedAt = await timeOfSignature(request.headers, body)
  if (signedAt === undefined) {
    return problem(401, 'Sign the body with SANITY_WEBHOOK_SECRET, as the webhooks of Sanity do.')
  }
  // Sanity signs each retry anew. Replays within the limit are harmless: they expire the same tags.
  const age = Date.now() - signedAt
  if (Math.abs(age) > LONGEST_AGE_MS) return refuseTime(Math.round(age / 1000))
  const change = changeSchema.safeParse(value)
  if (!change.success) {
    return problem(400, 'The body must contain _id, _type, path, previousPath and operation.')
  }
  const transaction = request.headers.get(TRANSACTION_HEADER)
  if (change.data._type !== 'redirect' || !transaction) return refresh(change.data)
  return oncePerTransaction(transaction, () => refresh(change.data))
}

async function refresh(change: Change): Promise<Response> {
  const tags = tagsOfChange(change)
  // Expires nothing while content cannot be read: an old page is better than an error.
  if (tags.length > 0 && !(await applyToPathIndex(change))) {
    return problem(503, 'The content lake does not answer. Send it again later.', {
      'retry-after': '5',
    })
  }
  await refreshTags(tags, mayChangePaths(change))
  return Response.json({ refreshed: tags })
}

function refuseTime(seconds: number): Response {
  const age = seconds < 0 ? `${-seconds} s in the future` : `${seconds} s old`
  log.warn({ seconds }, `content: a webhook was refused, its signature is ${age} by this clock`)
  return problem(
    400,
    `The signature is ${age} by the clock of this server; it may differ by ${LONGEST_AGE_MS / 1000} s. Sign the message anew, and check both clocks.`,
  )
}

const onlyPost = () => problem(405, 'Only POST is supported.', { allow: 'POST' })

export { onlyPost as DELETE, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT }
