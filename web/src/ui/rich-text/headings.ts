import { stegaClean } from '@sanity/client/stega'
import { type PortableText, type TextBlock, textBlocks } from '@/content/objects/portable-text'
import { headingWords, pageIds } from '@/lib/page-ids'

export type TextHeading = { id: string; text: string }

/** Gives the headings in some content their ids, wherever it has rich text; `idOf` makes the ids of the page. */
export function nameHeadings<Content>(content: Content, idOf = pageIds()): Content {
  return named(content, idOf) as Content
}

function named(value: unknown, idOf: (words: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, idOf))
  if (typeof value !== 'object' || value === null) return value
  if (isBlock(value)) {
    const words = headingWords(value, stegaClean)
    return words ? { ...value, id: idOf(words) } : value
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, idOf)]))
}

const isBlock = (value: object): value is TextBlock => '_type' in value && value._type === 'block'

/** The second-level headings of a text whose headings are named, for its table of contents. */
export function headingsOf(value: PortableText): TextHeading[] {
  return textBlocks(value)
    .filter((block) => block.style === 'h2')
    .map((block) => ({ id: block.id ?? '', text: blockText(block) }))
}

function blockText(block: TextBlock): string {
  return block.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}
