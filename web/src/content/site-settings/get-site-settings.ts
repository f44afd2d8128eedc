import 'server-only'
import { typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import { requireContent } from '@/content/sanity/require-content'
import { type SiteSettings, toSiteSettings } from '@/content/site-settings/site-settings'
import { SITE_SETTINGS_QUERY } from '@/content/site-settings/site-settings.groq'

/** Brand, contact details, footer and the words that every page shares. */
export async function getSiteSettings(): Promise<SiteSettings> {
  const name = 'SITE_SETTINGS_QUERY'
  const raw = await readContent({
    name,
    query: SITE_SETTINGS_QUERY,
    tags: [typeTag('siteSettings')],
  })
  return toSiteSettings(requireContent(name, raw))
}
