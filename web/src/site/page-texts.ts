import type { SiteSettings } from '@/documents/settings/settings'
import type { Seo } from '@/objects/seo'

type Described = {
  title: string
  path: string
  summary?: string
  seo: Pick<Seo, 'title' | 'description'>
}
type Site = Pick<SiteSettings, 'brandName' | 'tagline' | 'description'>

/** Title and description for search results and shared links: the SEO fields or their defaults. */
export function pageTexts({ title, path, summary, seo }: Described, site: Site) {
  const isHome = path === '/'
  const heading = seo.title ?? (isHome ? `${site.brandName}: ${site.tagline}` : title)
  return {
    heading,
    // The home page's title contains the brand already.
    title: isHome ? heading : `${heading} | ${site.brandName}`,
    description: seo.description || summary || site.description,
  }
}
