import 'server-only'
import { typeTag } from '@/content/sanity/cache-tags'
import { readContent, readPublished } from '@/content/sanity/fetch'
import { requireContent } from '@/content/sanity/require-content'
import { type SiteSettings, toSiteSettings } from '@/content/site-settings/site-settings'
import { SITE_SETTINGS_QUERY } from '@/content/site-settings/site-settings.groq'

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
