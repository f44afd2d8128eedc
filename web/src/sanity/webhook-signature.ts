import 'server-only'
import { parseBody } from 'next-sanity/webhook'
import { env } from '@/env'

const HEADER = 'sanity-webhook-signature'

/** Whether the sender of a webhook knows our secret. Without a secret nobody is believed. */
export async function isSignedByLake(headers: Headers, body: string): Promise<boolean> {
  const secret = env.SANITY_WEBHOOK_SECRET
  const signature = headers.get(HEADER)
  if (!secret || !signature) return false
  const request = new Request('http://webhook', {
    method: 'POST',
    headers: { [HEADER]: signature },
    body,
  })
  // It takes a NextRequest but reads no more than headers and text, and throws on a malformed one.
  const parsed = await parseBody(request as Parameters<typeof parseBody>[0], secret, false).catch(
    () => undefined,
  )
  return parsed?.isValidSignature === true
}
