import 'server-only'
import { defineQuery } from 'groq'
import { typeTag } from '@/sanity/cache-tags'
import { requireContent } from '@/sanity/content-error'
import { readPublished } from '@/sanity/fetch'
import type { CONSENT_QUERY_RESULT } from '@/sanity/types.gen'

const CONSENT_QUERY = defineQuery(`
  *[_type == "siteSettings"][0].consent{
    "version": string(coalesce(version, 0)),
    "title": coalesce(title, ""),
    "text": coalesce(text, ""),
    "acceptLabel": coalesce(acceptLabel, ""),
    "rejectLabel": coalesce(rejectLabel, ""),
    "customizeLabel": coalesce(customizeLabel, ""),
    "learnMoreLabel": coalesce(learnMoreLabel, ""),
    "learnMoreAbout": coalesce(learnMoreAbout, "about cookies"),
    "closeLabel": coalesce(closeLabel, "Close"),
    "settingsTitle": coalesce(settingsTitle, ""),
    "settingsText": coalesce(settingsText, ""),
    "saveLabel": coalesce(saveLabel, ""),
    "savedText": coalesce(savedText, ""),
    "signalText": coalesce(signalText, ""),
    "chatText": coalesce(chatText, ""),
    "chatInsteadLabel": coalesce(chatInsteadLabel, ""),
    "categories": {
      "necessary": { "name": coalesce(necessary.name, "necessary"), "text": coalesce(necessary.text, "") },
      "analytics": { "name": coalesce(analytics.name, "analytics"), "text": coalesce(analytics.text, "") },
      "chat": { "name": coalesce(chat.name, "chat"), "text": coalesce(chat.text, "") },
      "marketing": { "name": coalesce(marketing.name, "marketing"), "text": coalesce(marketing.text, "") },
      "social": { "name": coalesce(social.name, "social"), "text": coalesce(social.text, "") }
    }
  }
`)

const CONSENT = {
  name: 'CONSENT_QUERY',
  query: CONSENT_QUERY,
  tags: [typeTag('siteSettings')],
}

/** The words of the banner and of the settings; `version` changes when visitors have to be asked again. */
export type ConsentTexts = NonNullable<CONSENT_QUERY_RESULT>

/** The published words of the banner and of the settings. Throws when the site has none. */
export async function getConsentTexts(): Promise<ConsentTexts> {
  return requireContent(CONSENT.name, await readPublished(CONSENT))
}
