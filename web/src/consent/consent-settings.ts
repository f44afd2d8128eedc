import type { ConsentTexts } from '@/consent/consent-texts'
import { consentApiHref } from '@/lib/routes'

let known: Promise<ConsentAnswer> | undefined

/** Reads the texts and the provider, once; after a failure, anew. */
export function consentSettings(): Promise<ConsentAnswer> {
  known ??= ask().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function ask(): Promise<ConsentAnswer> {
  const response = await fetch(consentApiHref())
  if (!response.ok) throw new Error(`The cookie settings were answered with ${response.status}.`)
  return response.json()
}

/** The chat of another company: its script, and what tells it whose site this is. */
export type ChatProvider = { src: string; id: string }

/** What `/api/consent` answers. */
export type ConsentAnswer = { texts: ConsentTexts; chat: ChatProvider | null }
