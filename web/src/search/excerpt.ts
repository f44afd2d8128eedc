import { searchWords } from '@/content/search/fit-search-text'
import type { SearchHit } from '@/search/search-engine'

export type TextPart = { text: string; marked: boolean }

const LENGTH = 170
const BEFORE = 50

/** The sentence to show under a hit: its summary, or the place of its text where a word stands. */
export function excerptOf({ entry, words }: SearchHit): string {
  if (!entry.body || firstMatch(entry.text, words) >= 0) return entry.text
  const at = firstMatch(entry.body, words)
  if (at < 0) return entry.text || cut(entry.body, 0)
  return cut(entry.body, at)
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

function firstMatch(text: string, words: readonly string[]): number {
  const wanted = new Set(words)
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (isWanted(word, wanted)) return index
  }
  return -1
}

function isWanted(word: string, wanted: ReadonlySet<string>): boolean {
  return searchWords(word).some((each) => wanted.has(each))
}

function cut(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const end = text.length <= start + LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
