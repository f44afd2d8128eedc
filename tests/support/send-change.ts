import { encodeSignatureHeader } from '@sanity/webhook'
import type { Stack } from './stack.ts'

/** Sends a signed webhook to the site as the lake does; returns the response. */
export async function sendChange(
  stack: Pick<Stack, 'urls' | 'webhookSecret'>,
  change: Record<string, unknown>,
) {
  const body = JSON.stringify(change)
  const signature = await encodeSignatureHeader(body, Date.now(), stack.webhookSecret)
  return fetch(`${stack.urls.site}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
    body,
  })
}
