import 'server-only'
import { CONSENT_QUERY } from '@/content/consent/consent.groq'
import { type ConsentTexts, toConsentTexts } from '@/content/consent/consent-texts'
import { typeTag } from '@/content/sanity/cache-tags'
import { readPublished } from '@/content/sanity/fetch'
import { requireContent } from '@/content/sanity/require-content'

const CONSENT = {
  name: 'CONSENT_QUERY',
  query: CONSENT_QUERY,
  tags: [typeTag('siteSettings')],
}

/** What the banner and the settings say, as published. */
export async function getConsentTexts(): Promise<ConsentTexts> {
  return toConsentTexts(requireContent(CONSENT.name, await readPublished(CONSENT)))
}
