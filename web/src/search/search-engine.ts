import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchEntry, SearchIndex } from '@/search/search-index'
import { plainWords, type Span, searchWords, spansOf } from '@/search/search-words'
import { markOf, queriesOf, synonymsIn, withoutFillers } from '@/search/synonyms'

export type SearchHit = {
  entry: SearchEntry
  /** The matching words and terms of the entry, in lower case without accents. */
  words: string[]
}

export type SearchScope = {
  /** Limits to paths below this one, such as /resources/documentation/. */
  under?: string | undefined
}

const FIELDS = ['title', 'text', 'body', 'words', 'same', 'named'] as const

/** More than visitors type; each word is compared with the whole index. */
const MOST_ASKED = 32

const engines = new WeakMap<SearchIndex, MiniSearch<SearchEntry>>()

/** In turn, until one finds something: all words, any word, any word despite two typing errors. */
const TRIES = [
  { combineWith: 'AND' },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy: (word: string) => (word.length > 4 ? 0.34 : false) },
] as const

/** The hits of a query, best first; none before the index is prepared. */
export function searchEntries(
  index: SearchIndex,
  query: string,
  { under }: SearchScope = {},
): SearchHit[] {
  const asked = plainWords(query).slice(0, MOST_ASKED)
  const engine = engines.get(index)
  if (asked.length === 0 || !engine) return []
  const queries = queriesOf(asked, index.synonyms)
  const filter = ({ href }: SearchResult) => !under || href.startsWith(under)
  // Whoever types a whole title, or a synonym of it, wants that page, not an article that begins with it. Spaces do not
  // count: “SOC2” is “SOC 2”.
  const typed = [asked, withoutFillers(asked)].map((words) => words.join(''))
  const names =
    index.synonyms
      .map((group) => group.map((term) => term.replaceAll(' ', '')))
      .find((group) => group.some((term) => typed.includes(term))) ?? typed
  const named = index.entries
    .filter(({ title }) => names.includes(plainWords(title).join('')))
    .map(({ id }) => id)
  // Once, not for each match.
  const boostDocument = (id: string) => (named.includes(id) ? 2 : 1)
  let found: SearchResult[] = []
  for (const options of TRIES)
    if (found.length === 0)
      found = engine.search({ ...options, queries }, { filter, boostDocument })
  const entries = new Map(index.entries.map((entry) => [entry.id, entry]))
  return found.flatMap(({ id, terms }) => {
    const entry = entries.get(id)
    if (!entry) return []
    const marked = index.synonyms.filter((_, group) => terms.includes(markOf(group)))
    return { entry, words: [...terms, ...marked.flat()] }
  })
}

/** Fills the engine of an index in slices, so that typing goes on: on a cheap phone it takes 0.4 s. */
export async function prepareSearch(index: SearchIndex): Promise<void> {
  if (engines.has(index)) return
  const engine = emptyEngine(index)
  await engine.addAllAsync(index.entries)
  engines.set(index, engine)
}

const emptyEngine = ({ synonyms }: SearchIndex) =>
  new MiniSearch<SearchEntry>({
    fields: [...FIELDS],
    storeFields: ['href'],
    extractField: (entry, name) => {
      // A synonym in the title says as much as the word itself.
      if (name === 'named') return synonymsIn(entry.title, synonyms).map(markOf).join(' ')
      const value = entry[name as keyof SearchEntry] ?? ''
      return Array.isArray(value) ? value.map(markOf).join(' ') : value
    },
    tokenize: (text, field) =>
      field === 'same' || field === 'named' ? text.split(' ') : searchWords(text),
    searchOptions: {
      boost: { title: 6, named: 6, text: 2.5, body: 1.2, same: 3 },
      prefix: (word) => word.length > 1,
      // Long words match despite typing errors.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      weights: { prefix: 0.5, fuzzy: 0.15 },
    },
  })

export type TextPart = { text: string; marked: boolean }

const LENGTH = 170
const BEFORE = 50

/** The excerpt of a hit: its summary, or the text part with the most matching words. */
export function excerptOf({ entry: { text, body }, words }: SearchHit): string {
  const wanted = new Set(words)
  const inText = spansOf(text, wanted)
  const inBody = spansOf(body, wanted)
  const best = inBody.reduce(
    (most, place) => (wordsFrom(inBody, place) > wordsFrom(inBody, most) ? place : most),
    inBody[0] ?? { at: 0, end: 0, term: '' },
  )
  const kinds = new Set(inText.map(({ term }) => term)).size
  if (text && kinds >= wordsFrom(inBody, best)) return text
  return cut(body, best.at)
}

/** Splits a text at the boundaries of matching words. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { at, end } of spansOf(text, new Set(words))) {
    if (at > done) parts.push({ text: text.slice(done, at), marked: false })
    parts.push({ text: text.slice(at, end), marked: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false })
  return parts
}

/** The number of different words in an excerpt that starts here. */
function wordsFrom(spans: readonly Span[], { at }: Pick<Span, 'at'>): number {
  const shown = spans.filter((each) => each.at >= at && each.at < at + LENGTH - BEFORE)
  return new Set(shown.map(({ term }) => term)).size
}

function cut(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const end = text.length <= start + LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
