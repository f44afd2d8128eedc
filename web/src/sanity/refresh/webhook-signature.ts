import 'server-only'
import { parseBody } from 'next-sanity/webhook'
import { env } from '@/env'

const HEADER = 'sanity-webhook-signature'

/** A signature that is older is refused, so that a captured message cannot be sent again for long. */
export const LONGEST_AGE_MS = 5 * 60_000

/** When a webhook was signed with our secret, as milliseconds since 1970; undefined if it was not. */
export async function timeOfSignature(headers: Headers, body: string): Promise<number | undefined> {
  const secret = env.SANITY_WEBHOOK_SECRET
  const signature = headers.get(HEADER)
  if (!secret || !signature) return undefined
  const request = new Request('http://webhook', {
    method: 'POST',
    headers: { [HEADER]: signature },
    body,
  })
  // It reads only headers and text of the NextRequest, and throws on a malformed signature.
  const parsed = await parseBody(request as Parameters<typeof parseBody>[0], secret, false).catch(
    () => undefined,
  )
  if (parsed?.isValidSignature !== true) return undefined
  // The time is part of what is signed. The package decodes it but does not export it.
  const [, time] = /^t=(\d+),/.exec(signature) ?? []
  return time === undefined ? undefined : Number(time)
}
