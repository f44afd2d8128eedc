import type { Seo } from '@/content/objects/seo'
import type { SiteSettings } from '@/documents/settings/settings.query'

type Titled = {
  title: string
  path: string
  summary?: string | null
  seo: Partial<Pick<NonNullable<Seo>, 'title' | 'description'>> | null
}

type Site = Pick<SiteSettings, 'brandName' | 'tagline' | 'description'>

/** Search engines truncate titles after about this many characters. */
const TITLE_LIMIT = 60

/** A page's texts for search results and link previews: its SEO fields or their fallbacks. */
export function pageTexts({ title, path, summary, seo }: Titled, site: Site) {
  const isHome = path === '/'
  const heading = seo?.title ?? (isHome ? `${site.brandName}: ${site.tagline}` : title)
  const branded = `${heading} | ${site.brandName}`
  return {
    heading,
    // The home page's title already contains the brand; a long title omits it, since search results name the site, too.
    title: isHome || branded.length > TITLE_LIMIT ? heading : branded,
    // Line breaks are for the page.
    description: (seo?.description || summary || site.description).replace(/\s+/g, ' ').trim(),
  }
}
