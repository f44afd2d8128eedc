import { connection } from 'next/server'
import { env } from '@/env'
import { getConsentTexts } from '@/frame/consent/consent.query'
import type { ConsentAnswer } from '@/frame/consent/consent-settings'
import { PUBLIC_CACHE } from '@/http/public-cache'
import { unlessUnavailable } from '@/http/unavailable'

/** The texts of the cookie banner, and the settings of the chat and of the measurement; fetched on demand. */
export async function GET(): Promise<Response> {
  // Both are configured at server start.
  await connection()
  return unlessUnavailable(async () => {
    const answer: ConsentAnswer = {
      texts: await getConsentTexts(),
      chat: env.CHAT?.script ?? null,
      analytics: configuredAnalytics(),
    }
    // Every new visitor requests it, so caches in front keep it like a page.
    return Response.json(answer, { headers: { 'cache-control': PUBLIC_CACHE } })
  })
}

function configuredAnalytics(): ConsentAnswer['analytics'] {
  const script = env.ANALYTICS?.script
  if (!script) return null
  // The three kinds of ids, which the schema of the environment tells apart.
  const { id } = script
  const kind = id.startsWith('GTM-') ? 'gtm' : /^\d+$/.test(id) ? 'matomo' : 'plausible'
  return { kind, ...script }
}
