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

/** The document's texts for search engines: its SEO fields or their fallbacks. */
export function searchTexts(document: PreviewedDocument, site: PreviewedSite): SearchTexts {
  const { seo = {}, summary, path } = document
  const { brandName = '', tagline = '', description = '' } = site
  const isHome = path?.current === '/'
  const heading = seo.title || (isHome ? `${brandName}: ${tagline}` : (document.title ?? ''))
  const branded = `${heading} | ${brandName}`
  return {
    heading,
    // The home page's title already contains the brand; a long title omits it.
    title: isHome || branded.length > SEARCH_TITLE_LIMIT ? heading : branded,
    description: (seo.description || summary || description).replace(/\s+/g, ' ').trim(),
    path: path?.current ?? '',
  }
}

/** Shortens a text as search results do: after a whole word, with an ellipsis. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = text.lastIndexOf(' ', limit - 2)
  return `${text.slice(0, end > 0 ? end : limit - 2)} …`
}

export const cutTitle = (text: string) => cutText(text, SEARCH_TITLE_LIMIT)
export const cutDescription = (text: string) => cutText(text, SEARCH_DESCRIPTION_RANGE.to)

/** A URL in the form of search results: example.com › products › reactor. */
export function urlLine(origin: string, path: string): string {
  return [new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ')
}
