import { searchWords } from '@/content/search/fit-search-text'
import type { SearchHit } from '@/search/search-engine'

export type TextPart = { text: string; marked: boolean }

const LENGTH = 170
const BEFORE = 50

/** The sentence to show under a hit: its summary, or the place of its text that has the most of the words. */
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

/** Splits a text where words begin and end that matched. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const wanted = new Set(words)
  const parts: TextPart[] = []
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
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
  const all = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  return all.flatMap(({ 0: word, index }) =>
    isWanted(word, wanted) ? { at: index, word: word.toLowerCase() } : [],
  )
}

/** How many different words an excerpt from here on would show. */
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
