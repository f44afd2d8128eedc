import 'server-only'
import { defineQuery } from 'groq'
import { type SiteSettings, toSiteSettings } from '@/documents/settings/settings'
import { ACTION_FIELDS } from '@/objects/action'
import { SEO_FIELDS } from '@/objects/seo'
import { typeTag } from '@/sanity/cache-tags'
import { requireContent } from '@/sanity/content-error'
import { readContent, readPublished } from '@/sanity/fetch'

const SITE_SETTINGS_QUERY = defineQuery(`
  *[_type == "siteSettings"][0]{
    _id,
    brandName,
    brandSlug,
    tagline,
    description,
    contact{ salesEmail, supportEmail, pressEmail, privacyEmail, phone, address, hours },
    footer{ text, newsletterTitle, newsletterText, newsletterPlaceholder, newsletterButton, copyright },
    readyToStart{ title, text, cards[]{ _key, icon, title, text, action{ ${ACTION_FIELDS} } } },
    notFound{ title, text, explanation, linkLabel },
    consent{ version, settingsTitle },
    seo{ ${SEO_FIELDS} }
  }
`)

const SETTINGS = {
  name: 'SITE_SETTINGS_QUERY',
  query: SITE_SETTINGS_QUERY,
  tags: [typeTag('siteSettings')],
}

/** Brand, contact details, footer and the words that every page shares. */
export async function getSiteSettings(): Promise<SiteSettings> {
  return toSiteSettings(requireContent(SETTINGS.name, await readContent(SETTINGS)))
}

/** The same as published, for what is no page: it needs no request. */
export async function getPublishedSiteSettings(): Promise<SiteSettings> {
  return toSiteSettings(requireContent(SETTINGS.name, await readPublished(SETTINGS)))
}
