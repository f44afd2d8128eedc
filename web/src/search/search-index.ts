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

const BY_TYPE: Record<string, SearchKind> = {
  product: 'product',
  legalPage: 'legal',
  guide: 'guide',
  event: 'event',
  job: 'job',
}

const BY_START: [string, SearchKind][] = [
  ['/resources/blog/', 'article'],
  ['/company/news/', 'news'],
  ['/solutions/', 'solution'],
  ['/company/', 'company'],
]

/** The kind of a document by its type, or by where it stands. */
export function kindOf(type: string, path: string): SearchKind {
  const kind = BY_TYPE[type] ?? BY_START.find(([start]) => path.startsWith(start))?.[1]
  if (kind) return kind
  return path.endsWith('-report') ? 'report' : 'resource'
}
