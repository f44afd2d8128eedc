import MiniSearch, { type SearchResult } from 'minisearch'
import { searchWords } from '@/content/search/fit-search-text'
import type { SearchEntry, SearchIndex } from '@/content/search/search-index'

export type SearchHit = {
  entry: SearchEntry
  /** The words of the entry that matched, in lower case and without accents. */
  words: string[]
}

export type SearchScope = {
  /** Only what lies below this address: /resources/documentation/. */
  under?: string | undefined
}

const FIELDS = ['title', 'text', 'body', 'words'] as const

const engines = new WeakMap<SearchIndex, MiniSearch<SearchEntry>>()

/** What the index has on a query, best first. All words must match; if no entry has all, any. */
export function searchEntries(
  index: SearchIndex,
  query: string,
  { under }: SearchScope = {},
): SearchHit[] {
  if (searchWords(query).length === 0) return []
  const engine = engineOf(index)
  const filter = ({ href }: SearchResult) => !under || String(href).startsWith(under)
  const all = engine.search(query, { filter, combineWith: 'AND' })
  const found = all.length > 0 ? all : engine.search(query, { filter, combineWith: 'OR' })
  const entries = entriesById(index)
  return found.flatMap(({ id, terms }) => {
    const entry = entries.get(String(id))
    return entry ? { entry, words: terms } : []
  })
}

/** Indexing takes some milliseconds, so each index is read once. */
function engineOf(index: SearchIndex): MiniSearch<SearchEntry> {
  const known = engines.get(index)
  if (known) return known
  const engine = new MiniSearch<SearchEntry>({
    fields: [...FIELDS],
    storeFields: ['href'],
    tokenize: searchWords,
    searchOptions: {
      boost: { title: 6, text: 2.5, body: 1.2 },
      prefix: (word) => word.length > 1,
      // Typing errors are forgiven where a word is long enough to be recognised.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { prefix: 0.5, fuzzy: 0.15 },
    },
  })
  engine.addAll(index.entries)
  engines.set(index, engine)
  return engine
}

const maps = new WeakMap<SearchIndex, Map<string, SearchEntry>>()

function entriesById(index: SearchIndex): Map<string, SearchEntry> {
  const map = maps.get(index) ?? new Map(index.entries.map((entry) => [entry.id, entry]))
  maps.set(index, map)
  return map
}
