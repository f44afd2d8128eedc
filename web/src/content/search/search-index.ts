/** What a visitor would call the thing that was found. */
export type SearchKind =
  | 'product'
  | 'solution'
  | 'report'
  | 'resource'
  | 'guide'
  | 'article'
  | 'news'
  | 'event'
  | 'job'
  | 'person'
  | 'company'
  | 'legal'

/** One thing to be found. */
export type SearchEntry = {
  id: string
  kind: SearchKind
  /** The beginning of its address: resources/blog. */
  area: string
  title: string
  href: string
  /** One or two sentences, shown when nothing better matches. */
  text: string
  /** The beginning of all else that stands there, to search and to quote from. */
  body: string
  /** Words from further down, each once: found, but not quoted. */
  words: string
}

/** All that a search over the site needs, as `/api/search-index` answers it. */
export type SearchIndex = {
  entries: SearchEntry[]
  /** Addresses to offer before anything is typed: the first of each group of the menus. */
  suggestions: string[]
}
