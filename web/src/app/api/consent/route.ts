import { connection } from 'next/server'
import { getConsentTexts } from '@/consent/consent.query'
import type { ConsentAnswer } from '@/consent/consent-settings'
import { notePage } from '@/edge/page-notes'
import { env } from '@/env'
import { unlessUnavailable } from '@/lib/unavailable'
import { FIGURES } from '@/sanity/read/figures'
import { typeTag } from '@/sanity/refresh/cache-tags'

/** The texts of the cookie banner and the settings of the chat, fetched when needed. */
export async function GET(): Promise<Response> {
  // The chat is configured when a server starts.
  await connection()
  return unlessUnavailable(async () => {
    const answer: ConsentAnswer = { texts: await getConsentTexts(), chat: configuredChat() }
    // Each new visitor asks for it, so the edge keeps it as it keeps pages.
    notePage([typeTag('siteSettings'), ...FIGURES.tags], Number.POSITIVE_INFINITY)
    return Response.json(answer, {
      headers: { 'cache-control': 'public, max-age=0, must-revalidate' },
    })
  })
}

function configuredChat(): ConsentAnswer['chat'] {
  const { CHAT_SCRIPT_URL: address, CHAT_ID: id } = env
  if (!address || !id) return null
  return { src: address.replaceAll('{id}', encodeURIComponent(id)), id }
}
