import MiniSearch, { type SearchResult } from 'minisearch'
import { searchWords } from '@/search/index-text'
import type { SearchEntry, SearchIndex } from '@/search/search-index'

export type SearchHit = {
  entry: SearchEntry
  /** The matching words of the entry, in lower case without accents. */
  words: string[]
}

export type SearchScope = {
  /** Limits to paths below this one, such as /resources/documentation/. */
  under?: string | undefined
}

const FIELDS = ['title', 'text', 'body', 'words'] as const

const engines = new WeakMap<SearchIndex, MiniSearch<SearchEntry>>()

/** The hits of a query, best first. All words must match; if no entry has all, any word. */
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

/** Memoized: building takes some milliseconds. */
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
      // Long words match despite typing errors.
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

export type TextPart = { text: string; marked: boolean }

const LENGTH = 170
const BEFORE = 50

/** The excerpt of a hit: its summary, or the text part with the most matching words. */
export function excerptOf({ entry: { text, body }, words }: SearchHit): string {
  const inText = placesOf(text, words)
  const inBody = placesOf(body, words)
  const best = inBody.reduce(
    (most, place) => (wordsFrom(inBody, place) > wordsFrom(inBody, most) ? place : most),
    inBody[0] ?? { at: 0, word: '' },
  )
  const kinds = new Set(inText.map(({ word }) => word)).size
  if (text && kinds >= wordsFrom(inBody, best)) return text
  return cut(body, best.at)
}

/** Splits a text at the boundaries of matching words. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const wanted = new Set(words)
  const parts: TextPart[] = []
  for (const piece of text.split(/([\p{L}\p{M}\p{N}\p{Cf}]+)/u)) {
    if (!piece) continue
    const marked = isWanted(piece, wanted)
    const last = parts.at(-1)
    if (last && last.marked === marked) last.text += piece
    else parts.push({ text: piece, marked })
  }
  return parts
}

type Place = { at: number; word: string }

function placesOf(text: string, words: readonly string[]): Place[] {
  const wanted = new Set(words)
  const all = [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)]
  return all.flatMap(({ 0: word, index }) =>
    isWanted(word, wanted) ? { at: index, word: word.toLowerCase() } : [],
  )
}

/** The number of different words in an excerpt that starts here. */
function wordsFrom(places: readonly Place[], { at }: Place): number {
  const shown = places.filter((each) => each.at >= at && each.at < at + LENGTH - BEFORE)
  return new Set(shown.map(({ word }) => word)).size
}

function isWanted(word: string, wanted: ReadonlySet<string>): boolean {
  return searchWords(word).some((each) => wanted.has(each))
}

function cut(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const end = text.length <= start + LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
