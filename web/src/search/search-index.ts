import type { RoutableType } from '@/lib/routable-types.gen'
import type { Synonyms } from '@/search/synonyms'

/** The kind of a result, in visitors' terms. */
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

/** An entry of the search index. */
export type SearchEntry = {
  id: string
  kind: SearchKind
  /** The area of its path, such as resources/blog. */
  area: string
  title: string
  href: string
  /** One or two sentences, shown if no sentence of the text matches. */
  text: string
  /** The start of the text, searched and quoted. */
  body: string
  /** Further unique words, searched but not quoted. */
  words: string
  /** The numbers of the synonyms that its text has a term of. */
  same?: number[]
}

/** The answer of `/api/search-index`. */
export type SearchIndex = {
  entries: SearchEntry[]
  /** Paths to suggest before typing: the first of each menu group. */
  suggestions: string[]
  synonyms: Synonyms
  /** What to do if nothing is found. */
  hint: string
}

/** The kind of each type of document; pages and articles have that of their area. */
const BY_TYPE: Readonly<Record<RoutableType, SearchKind | 'area'>> = {
  product: 'product',
  page: 'area',
  article: 'area',
  guide: 'guide',
  event: 'event',
  job: 'job',
  legalPage: 'legal',
}

const BY_START: [string, SearchKind][] = [
  ['/resources/blog/', 'article'],
  ['/company/news/', 'news'],
  ['/solutions/', 'solution'],
  ['/company/', 'company'],
]

/** The kind of a document by type or area. */
export function kindOf(type: RoutableType, path: string): SearchKind {
  const kind = BY_TYPE[type]
  if (kind !== 'area') return kind
  const ofArea = BY_START.find(([start]) => path.startsWith(start))?.[1]
  return ofArea ?? (path.endsWith('-report') ? 'report' : 'resource')
}
