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

/** The kind of a document by type or area. */
export function kindOf(type: string, path: string): SearchKind {
  const kind = BY_TYPE[type] ?? BY_START.find(([start]) => path.startsWith(start))?.[1]
  if (kind) return kind
  return path.endsWith('-report') ? 'report' : 'resource'
}
