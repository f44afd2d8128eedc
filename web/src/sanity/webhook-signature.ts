import 'server-only'
import { parseBody } from 'next-sanity/webhook'
import { env } from '@/env'

const HEADER = 'sanity-webhook-signature'

/** Whether a webhook is signed with our secret; false if no secret is set. */
export async function isSignedByLake(headers: Headers, body: string): Promise<boolean> {
  const secret = env.SANITY_WEBHOOK_SECRET
  const signature = headers.get(HEADER)
  if (!secret || !signature) return false
  const request = new Request('http://webhook', {
    method: 'POST',
    headers: { [HEADER]: signature },
    body,
  })
  // It reads only headers and text of the NextRequest, and throws on a malformed signature.
  const parsed = await parseBody(request as Parameters<typeof parseBody>[0], secret, false).catch(
    () => undefined,
  )
  return parsed?.isValidSignature === true
}
