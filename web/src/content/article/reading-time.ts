import { stegaClean } from 'next-sanity'
import type { PortableText, PortableTextItem } from '@/content/portable-text/portable-text'

/** What adults read of non-fiction, silently (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238

/** How many minutes a text takes, at least one; code and tables are read, too. */
export function readingMinutes(body: PortableText): number {
  const words = body.reduce((sum, item) => sum + countWords(stegaClean(textOf(item))), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function textOf(item: PortableTextItem): string {
  if ('code' in item) return String(item.code)
  if ('rows' in item) return (item.rows as string[][]).flat().join(' ')
  return item.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
