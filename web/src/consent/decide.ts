import type { ConsentTexts } from '@/content/consent/consent-texts'
import { announce } from './announce'
import { DECIDED_EVENT } from './decided-event'
import { forgetProviders } from './forget-providers'
import { type Category, CONSENT_KEY, type Consent, readConsent } from './read-consent'

/** Keeps a visitor's choice and obeys it at once. */
export function decide(
  choice: 'all' | 'essential' | 'custom',
  categories: Category[],
  { version, savedText }: Pick<ConsentTexts, 'version' | 'savedText'>,
): void {
  const before = readConsent().categories
  const consent: Consent = { choice, categories, version, decidedAt: new Date().toISOString() }
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  } catch {
    // Where storage is forbidden the banner comes again with the next page, and nothing is allowed.
  }
  if (before.some((category) => !categories.includes(category))) forgetProviders()
  announce(savedText)
  window.dispatchEvent(new Event(DECIDED_EVENT))
}
