import { consentApiHref } from '@/routes/hrefs'
import type { ConsentAnswer } from './consent-answer'

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
