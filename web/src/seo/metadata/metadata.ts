import 'server-only'
import { createHash } from 'node:crypto'
import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { type Image, toImage } from '@/content/objects/image'
import { shareableUrl } from '@/content/objects/image-url'
import type { Seo } from '@/content/objects/seo'
import type { SiteSettings } from '@/documents/settings/settings.query'
import { feedHref, feedsOf, markdownHref, shareImageHref } from '@/lib/routes'
import { feedTexts } from '@/lib/texts'
import { pageTexts } from '@/seo/metadata/page-texts'

type Described = {
  title: string
  path: string
  summary?: string | null
  seo: Seo
  /** Only articles have a day (2025-10-01), an author and tags. */
  publishedOn?: string | null
  updatedOn?: string | null
  author?: { name: string } | null
  tags?: readonly string[]
}

/** Title, description, canonical URL and link preview of a page. */
export function metadataFor(document: Described, settings: SiteSettings): Metadata {
  // Titles must not contain stega characters.
  const page = stegaClean(document)
  const site = stegaClean(settings)
  const { seo, path } = page
  const { heading, title, description } = pageTexts(page, site)
  const shared = {
    title: heading,
    description,
    images: [
      shareImage(heading, path, toImage(seo?.image) ?? toImage(site.seo?.image), site.brandName),
    ],
  }
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: path,
      types: {
        'text/markdown': markdownHref(path),
        'application/rss+xml': feedsOf(path).map((area) => ({
          url: feedHref(area),
          title: `${site.brandName}: ${feedTexts[area]}`,
        })),
      },
    },
    ...(seo?.hideFromSearch && { robots: { index: false, follow: false } }),
    openGraph: {
      ...shared,
      siteName: site.brandName,
      locale: 'en_US',
      url: path,
      ...(page.publishedOn
        ? {
            type: 'article',
            publishedTime: page.publishedOn,
            ...(page.updatedOn && { modifiedTime: page.updatedOn }),
            ...(page.author?.name && { authors: [page.author.name] }),
            ...(page.tags && { tags: [...page.tags] }),
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...shared },
  }
}

/** The editor's image, unless it is an SVG, or the one drawn from the title. */
function shareImage(title: string, path: string, image: Image | undefined, brandName: string) {
  const size = { width: 1200, height: 630 }
  const chosen = image && shareableUrl(image, size.width, size.height)
  if (chosen) return { url: chosen, ...size, type: 'image/jpeg', alt: image.alt }
  const alt = title.includes(brandName) ? title : `${title} | ${brandName}`
  // Social networks cache images by URL, so a new title needs a new URL.
  const url = `${shareImageHref(path)}?v=${shareImageVersion(alt)}`
  return { url, ...size, type: 'image/png', alt }
}

/** A hash of the image's text (eight characters). */
function shareImageVersion(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}
