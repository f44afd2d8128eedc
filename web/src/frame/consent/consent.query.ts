import 'server-only'
import { defineQuery } from 'groq'
import { requireContent } from '@/content/read/content-error'
import { readPublished } from '@/content/read/read-content'
import type { CONSENT_QUERY_RESULT } from '@/content/types.gen'

const CONSENT_QUERY = defineQuery(`
  *[_type == "siteSettings"][0]{
    "version": string(coalesce(consent.version, 0)),
    "title": coalesce(consent.title, "Cookies"),
    "text": coalesce(consent.text, ""),
    "acceptLabel": coalesce(consent.acceptLabel, "Accept"),
    "rejectLabel": coalesce(consent.rejectLabel, "Reject"),
    "customizeLabel": coalesce(consent.customizeLabel, "Customize"),
    "learnMoreLabel": coalesce(consent.learnMoreLabel, "Learn more"),
    "learnMoreAbout": coalesce(consent.learnMoreAbout, "about cookies"),
    "closeLabel": coalesce(consent.closeLabel, "Close"),
    "settingsTitle": coalesce(consent.settingsTitle, "Cookie settings"),
    "settingsText": coalesce(consent.settingsText, ""),
    "saveLabel": coalesce(consent.saveLabel, "Save"),
    "savedText": coalesce(consent.savedText, ""),
    "signalText": coalesce(consent.signalText, ""),
    "chatText": coalesce(consent.chatText, ""),
    "chatInsteadLabel": coalesce(consent.chatInsteadLabel, ""),
    "categories": {
      "necessary": {
        "name": coalesce(consent.necessary.name, "necessary"),
        "text": coalesce(consent.necessary.text, "")
      },
      "analytics": {
        "name": coalesce(consent.analytics.name, "analytics"),
        "text": coalesce(consent.analytics.text, "")
      },
      "chat": {
        "name": coalesce(consent.chat.name, "chat"),
        "text": coalesce(consent.chat.text, "")
      },
      "marketing": {
        "name": coalesce(consent.marketing.name, "marketing"),
        "text": coalesce(consent.marketing.text, "")
      },
      "social": {
        "name": coalesce(consent.social.name, "social"),
        "text": coalesce(consent.social.text, "")
      }
    }
  }
`)

const CONSENT = {
  name: 'CONSENT_QUERY' as const,
  query: CONSENT_QUERY,
}

/** Texts of the banner and the settings; a new `version` asks visitors again. */
export type ConsentTexts = NonNullable<CONSENT_QUERY_RESULT>

/** The published texts. Throws if there are none. */
export async function getConsentTexts(): Promise<ConsentTexts> {
  return requireContent(CONSENT.name, await readPublished(CONSENT))
}
