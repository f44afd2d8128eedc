import type { SiteSettings } from '@/documents/settings/settings.query'
import type { Seo } from '@/objects/seo'

type Titled = {
  title: string
  path: string
  summary?: string | null
  seo: Partial<Pick<NonNullable<Seo>, 'title' | 'description'>> | null
}

type Site = Pick<SiteSettings, 'brandName' | 'tagline' | 'description'>

/** Search engines truncate titles after about this many characters. */
const TITLE_LIMIT = 60

/** The words of a page for search results and shared links: its SEO fields, or what stands in for them. */
export function pageTexts({ title, path, summary, seo }: Titled, site: Site) {
  const isHome = path === '/'
  const heading = seo?.title ?? (isHome ? `${site.brandName}: ${site.tagline}` : title)
  const branded = `${heading} | ${site.brandName}`
  return {
    heading,
    // The home page's title contains the brand already; a long one goes without, since search results name the site, too.
    title: isHome || branded.length > TITLE_LIMIT ? heading : branded,
    description: seo?.description || summary || site.description,
  }
}
