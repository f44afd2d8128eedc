import { connection } from 'next/server'
import { securityText } from '@/app/.well-known/security.txt/security-text'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { REVALIDATED } from '@/http/public-cache'
import { unlessUnavailable } from '@/http/unavailable'
import { contactHref } from '@/lib/routes'

/** Serves the contact for security reports. */
export async function GET(): Promise<Response> {
  // A prerendered file would expire.
  await connection()
  return unlessUnavailable(async () => {
    const { contact } = await getPublishedSiteSettings()
    const text = securityText({
      origin: env.SITE_URL,
      email: contact.supportEmail,
      contactPath: contactHref(),
      now: new Date(),
    })
    return new Response(text, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': REVALIDATED },
    })
  })
}
