import { stegaClean } from '@sanity/client/stega'
import { type PortableText, type TextBlock, textBlocks } from '@/objects/portable-text'

export type TextHeading = { id: string; text: string }

/** The plain text of a block. */
function blockText(block: TextBlock): string {
  return block.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}

function wordsOf(block: TextBlock): string {
  const words = stegaClean(blockText(block))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return words || `section-${block._key}`
}

/** Heading ids by block key: their words, numbered if repeated. */
export function headingIds(value: PortableText): Map<string, string> {
  const ids = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const block of textBlocks(value)) {
    if (!block._key || !block.style?.startsWith('h')) continue
    const words = wordsOf(block)
    const times = (taken.get(words) ?? 0) + 1
    taken.set(words, times)
    ids.set(block._key, times === 1 ? words : `${words}-${times}`)
  }
  return ids
}

/** The second-level headings of a text, for its table of contents. */
export function headingsOf(value: PortableText): TextHeading[] {
  const ids = headingIds(value)
  return textBlocks(value)
    .filter((block) => block.style === 'h2')
    .map((block) => ({ id: ids.get(block._key ?? '') ?? '', text: blockText(block) }))
}
