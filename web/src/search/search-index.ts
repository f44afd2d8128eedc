import type { Words } from '@/sanity/words'

/** The kind of a search result, in a visitor's terms. */
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
  /** One or two sentences, shown when no sentence of the text matches. */
  text: string
  /** The beginning of the text, searched and quoted. */
  body: string
  /** Further words, each once: searched, but not quoted. */
  words: string
}

/** All that can be found. */
export type SearchIndex = {
  entries: SearchEntry[]
  /** Paths to offer before anything is typed: the first of each group of the menus. */
  suggestions: string[]
}

/** The words around results, which come with the index. */
export type SearchWords = Words['search'] & { kinds: Words['kinds'] }

/** The response of `/api/search-index`. */
export type SearchAnswer = SearchIndex & { words: SearchWords }

const BEFORE_ANSWER = [
  ...(['dialog', 'placeholder', 'close', 'loading'] as const),
  ...(['failed', 'failedText', 'retry', 'dismiss'] as const),
]

/** The words that are needed before the index has arrived; each page has them. */
export type FirstSearchWords = Pick<SearchWords, (typeof BEFORE_ANSWER)[number]>

export function firstWordsOf(words: Words['search']): FirstSearchWords {
  const entries = BEFORE_ANSWER.map((name) => [name, words[name]])
  return Object.fromEntries(entries) as FirstSearchWords
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

/** The kind of a document by its type or its area. */
export function kindOf(type: string, path: string): SearchKind {
  const kind = BY_TYPE[type] ?? BY_START.find(([start]) => path.startsWith(start))?.[1]
  if (kind) return kind
  return path.endsWith('-report') ? 'report' : 'resource'
}
