import type { PortableText } from '@/content/portable-text/portable-text'

type Block = PortableText[number]
export type TextHeading = { id: string; text: string }

/** What a block says, without its marks. */
export function blockText(block: Block): string {
  return block.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}

/** The address of a heading on its page: its words, or its key when it has none that can be one. */
export function headingId(block: Block): string {
  const slug = blockText(block)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug || `section-${block._key}`
}

/** The second-level headings of a text, for its table of contents. */
export function headingsOf(value: PortableText): TextHeading[] {
  return value
    .filter((block) => block.style === 'h2')
    .map((block) => ({ id: headingId(block), text: blockText(block) }))
}
