import { consent } from '../../scripts/seed/documents/consent.ts'
import { testUrls } from './test-urls.ts'

type Consent = { choice?: 'all' | 'essential' | 'custom'; categories?: string[]; version?: string }

/** The storage state of a visitor who has answered the cookie banner, by default with a refusal. */
export function decidedVisitor(consentFields: Consent = {}) {
  const value = JSON.stringify({
    choice: 'essential',
    categories: [],
    version: String(consent.version),
    decidedAt: new Date().toISOString(),
    ...consentFields,
  })
  const localStorage = [{ name: 'cookie-consent', value }]
  return { cookies: [], origins: [{ origin: testUrls().site, localStorage }] }
}

/** The storage state of a first visit. */
export const newVisitor = { cookies: [], origins: [] }
