import type { ConsentTexts } from './consent.query'
import { consentApiHref } from './consent-routes'

let known: Promise<ConsentAnswer> | undefined

/** The texts and the chat provider, fetched once; after a failure, again. */
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

/** The chat of another company: the address of its script, and our account there. */
type ChatProvider = { src: string; id: string }

/** What `/api/consent` answers. */
export type ConsentAnswer = { texts: ConsentTexts; chat: ChatProvider | null }
