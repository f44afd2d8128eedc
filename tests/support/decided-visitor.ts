import { consent } from '../../scripts/seed/documents/consent.ts'
import { testAddresses } from './test-addresses.ts'

type Choice = { choice?: 'all' | 'essential' | 'custom'; categories?: string[]; version?: string }

/** A browser whose visitor has answered the cookie banner: by default, with a refusal. */
export function decidedVisitor(made: Choice = {}) {
  const value = JSON.stringify({
    choice: 'essential',
    categories: [],
    version: String(consent.version),
    decidedAt: new Date().toISOString(),
    ...made,
  })
  const localStorage = [{ name: 'cookie-consent', value }]
  return { cookies: [], origins: [{ origin: testAddresses().site, localStorage }] }
}

/** A browser that has never been here. */
export const newVisitor = { cookies: [], origins: [] }
