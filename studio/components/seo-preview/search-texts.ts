import {
  SEARCH_DESCRIPTION_RANGE,
  SEARCH_TITLE_LIMIT,
} from '../../schema/validation/search-result-length'

export type PreviewedDocument = {
  title?: string
  path?: { current?: string }
  summary?: string
  seo?: { title?: string; description?: string; hideFromSearch?: boolean }
}

export type PreviewedSite = { brandName?: string; tagline?: string; description?: string }

export type SearchTexts = { title: string; heading: string; description: string; path: string }

/** What the site gives a search engine of a document: its SEO fields, or what stands in for them. */
export function searchTexts(document: PreviewedDocument, site: PreviewedSite): SearchTexts {
  const { seo = {}, summary, path } = document
  const { brandName = '', tagline = '', description = '' } = site
  const isHome = path?.current === '/'
  const heading = seo.title || (isHome ? `${brandName}: ${tagline}` : (document.title ?? ''))
  return {
    heading,
    // The home page's title names the brand already.
    title: isHome ? heading : `${heading} | ${brandName}`,
    description: seo.description || summary || description,
    path: path?.current ?? '',
  }
}

/** A text as a search result shows it: cut after a word when it is too long. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = text.lastIndexOf(' ', limit - 2)
  return `${text.slice(0, end > 0 ? end : limit - 2)} …`
}

export const cutTitle = (text: string) => cutText(text, SEARCH_TITLE_LIMIT)
export const cutDescription = (text: string) => cutText(text, SEARCH_DESCRIPTION_RANGE.to)

/** An address as search results write it: example.com › products › reactor. */
export function addressLine(origin: string, path: string): string {
  return [new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ')
}
