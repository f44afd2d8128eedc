import type { ConsentTexts } from './consent.query'
import { consentApiHref } from './consent-routes'

let known: Promise<ConsentAnswer> | undefined

/** The texts and the providers; fetched once, and again after a failure. */
export function consentSettings(): Promise<ConsentAnswer> {
  known ??= ask().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

// In ms. Who asks for the settings gets the cookie policy then.
const TIMEOUT = 3000

async function ask(): Promise<ConsentAnswer> {
  const response = await fetch(consentApiHref(), { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The cookie settings were answered with ${response.status}.`)
  return response.json()
}

/** A third-party chat: its script and our account id. */
type ChatProvider = { src: string; id: string }

/** The measurement of visits: how it is told, its script and our account id. */
export type AnalyticsProvider = { kind: 'gtm' | 'plausible' | 'matomo'; src: string; id: string }

/** The response of `/api/consent`. */
export type ConsentAnswer = {
  texts: ConsentTexts
  chat: ChatProvider | null
  analytics: AnalyticsProvider | null
}
