import 'server-only'
import { defineQuery } from 'groq'
import { ACTION_FIELDS } from '@/content/objects/action'
import { SEO_FIELDS } from '@/content/objects/seo'
import { requireContent } from '@/content/read/content-error'
import { readContent, readPublished } from '@/content/read/read-content'
import type { SITE_SETTINGS_QUERY_RESULT } from '@/content/types.gen'

const SITE_SETTINGS_QUERY = defineQuery(`
  *[_type == "siteSettings"][0]{
    _id,
    "brandName": coalesce(brandName, "Untitled"),
    brandSlug,
    "tagline": coalesce(tagline, ""),
    "description": coalesce(description, ""),
    "profiles": coalesce(profiles, []),
    "contact": {
      "salesEmail": contact.salesEmail,
      "supportEmail": contact.supportEmail,
      "pressEmail": contact.pressEmail,
      "privacyEmail": contact.privacyEmail,
      "phone": contact.phone,
      "address": contact.address,
      "hours": contact.hours
    },
    "footer": {
      "text": footer.text,
      "newsletterTitle": footer.newsletterTitle,
      "newsletterText": footer.newsletterText,
      "newsletterPlaceholder": coalesce(footer.newsletterPlaceholder, ""),
      "newsletterButton": coalesce(footer.newsletterButton, "Subscribe"),
      "copyright": footer.copyright
    },
    readyToStart{
      "title": coalesce(title, ""),
      text,
      "cards": coalesce(cards[]{ _key, icon, title, text, action{ ${ACTION_FIELDS} } }, [])
    },
    "notFound": {
      "title": coalesce(notFound.title, "404"),
      "text": coalesce(notFound.text, ""),
      "explanation": notFound.explanation,
      "linkLabel": coalesce(notFound.linkLabel, "Home")
    },
    "sentences": {
      "helpTitle": coalesce(
        select(length(sentences.helpTitle) > 0 => sentences.helpTitle),
        "Still stuck?"
      ),
      "helpText": coalesce(
        select(length(sentences.helpText) > 0 => sentences.helpText),
        "Tell us which step you are on and what you see instead."
      ),
      "helpButton": coalesce(
        select(length(sentences.helpButton) > 0 => sentences.helpButton),
        "Contact support"
      ),
      "eventOver": coalesce(
        select(length(sentences.eventOver) > 0 => sentences.eventOver),
        "This event is over."
      ),
      "jobFilled": coalesce(
        select(length(sentences.jobFilled) > 0 => sentences.jobFilled),
        "This position has been filled."
      ),
      "oldVersion": coalesce(
        select(length(sentences.oldVersion) > 0 => sentences.oldVersion),
        "This version is no longer in force."
      )
    },
    consent{ "version": coalesce(version, 0), settingsTitle },
    seo{ ${SEO_FIELDS} }
  }
`)

/** Brand, contact details, footer and texts of all pages. */
export type SiteSettings = NonNullable<SITE_SETTINGS_QUERY_RESULT>

const SETTINGS = {
  name: 'SITE_SETTINGS_QUERY' as const,
  query: SITE_SETTINGS_QUERY,
}

export async function getSiteSettings(): Promise<SiteSettings> {
  return requireContent(SETTINGS.name, await readContent(SETTINGS))
}

/** The published version, for code without a request. */
export async function getPublishedSiteSettings(): Promise<SiteSettings> {
  return requireContent(SETTINGS.name, await readPublished(SETTINGS))
}
