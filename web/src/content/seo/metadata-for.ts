import 'server-only'
import type { Metadata } from 'next'
import { stegaClean } from 'next-sanity'
import { imageUrl } from '@/content/sanity/image-url'
import type { Seo } from '@/content/seo/seo'
import type { SiteSettings } from '@/content/site-settings/site-settings'

type Described = { title: string; path: string; summary?: string; seo: Seo }

/** Title, description, canonical address and link preview of a document's page. */
export function metadataFor(document: Described, site: SiteSettings): Metadata {
  const { seo, path } = document
  const isHome = path === '/'
  const title = seo.title ?? (isHome ? `${site.brandName}: ${site.tagline}` : document.title)
  const description = seo.description ?? document.summary ?? site.description
  const image = seo.image ?? site.seo.image
  // A title is no place for the invisible marks of draft mode.
  return stegaClean({
    // The home page's title names the brand already; others get it from the layout's template.
    title: isHome ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    ...(seo.hideFromSearch && { robots: { index: false, follow: false } }),
    openGraph: {
      type: 'website',
      siteName: site.brandName,
      title,
      description,
      url: path,
      ...(image && {
        images: [{ url: imageUrl(image, 1200, 630), width: 1200, height: 630, alt: image.alt }],
      }),
    },
  })
}
