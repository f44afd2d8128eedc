import 'server-only'
import { defineQuery } from 'groq'
import { type ConsentTexts, toConsentTexts } from '@/consent/consent-texts'
import { typeTag } from '@/sanity/cache-tags'
import { requireContent } from '@/sanity/content-error'
import { readPublished } from '@/sanity/fetch'

const CONSENT_QUERY = defineQuery(`
  *[_type == "siteSettings"][0].consent{
    version,
    title,
    text,
    acceptLabel,
    rejectLabel,
    customiseLabel,
    learnMoreLabel,
    settingsTitle,
    settingsText,
    saveLabel,
    savedText,
    signalText,
    chatText,
    chatInsteadLabel,
    necessary{ name, text },
    analytics{ name, text },
    chat{ name, text },
    marketing{ name, text },
    social{ name, text }
  }
`)

const CONSENT = {
  name: 'CONSENT_QUERY',
  query: CONSENT_QUERY,
  tags: [typeTag('siteSettings')],
}

/** What the banner and the settings say, as published. */
export async function getConsentTexts(): Promise<ConsentTexts> {
  return toConsentTexts(requireContent(CONSENT.name, await readPublished(CONSENT)))
}
