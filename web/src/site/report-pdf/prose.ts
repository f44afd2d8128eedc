import type { PortableText, PortableTextItem, TextBlock } from '@/objects/portable-text'

/** A run of text of one style; `href` makes it a link. */
export type Span = { text: string; strong: boolean; em: boolean; code: boolean; href: string }

/** A table for the template. */
export type TableData = {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
  /** How many columns after the first are numbers, which are right-aligned. */
  numbers?: number
  /** Relative column widths. Default: by the longest cell. */
  widths?: readonly number[]
}

/** A block of a rich text. */
export type ProseBlock =
  | { type: 'paragraph' | 'heading' | 'quote'; spans: Span[]; lead?: boolean }
  | { type: 'list'; ordered: boolean; items: Span[][] }
  | { type: 'code'; code: string }
  | { type: 'callout'; title: string; text: string }
  | ({ type: 'table' } & TableData)

/** The blocks of a rich text, with the items of a list together. */
export function proseBlocks(value: PortableText, siteUrl: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  for (const item of value) {
    const block = blockOf(item, siteUrl)
    const before = blocks.at(-1)
    if (block?.type === 'list' && before?.type === 'list' && before.ordered === block.ordered)
      before.items.push(...block.items)
    else if (block) blocks.push(block)
  }
  return blocks
}

function blockOf(item: PortableTextItem, siteUrl: string): ProseBlock | undefined {
  switch (item._type) {
    case 'codeBlock':
      return { type: 'code', code: (item as { code: string }).code }
    case 'textTable': {
      const { caption, rows } = item as Extract<PortableTextItem, { _type: 'textTable' }>
      const [columns = [], ...others] = rows
      return { type: 'table', columns, rows: others, note: caption }
    }
    case 'callout': {
      const { title, text } = item as Extract<PortableTextItem, { _type: 'callout' }>
      return { type: 'callout', title, text }
    }
    // Images are not part of a report.
    case 'imageWithAlt':
      return undefined
    default:
      return textBlock(item as TextBlock, siteUrl)
  }
}

function textBlock(block: TextBlock, siteUrl: string): ProseBlock {
  const spans = spansOf(block, siteUrl)
  if (block.listItem) return { type: 'list', ordered: block.listItem === 'number', items: [spans] }
  if (block.style?.startsWith('h')) return { type: 'heading', spans }
  return { type: block.style === 'blockquote' ? 'quote' : 'paragraph', spans }
}

function spansOf({ children, markDefs }: TextBlock, siteUrl: string): Span[] {
  return children.map((child) => {
    const marks = 'marks' in child && Array.isArray(child.marks) ? child.marks.map(String) : []
    const link = markDefs?.find(({ _key }) => marks.includes(_key))
    return {
      text: 'text' in child ? String(child.text) : '',
      strong: marks.includes('strong'),
      em: marks.includes('em'),
      code: marks.includes('code'),
      href: linkTarget(link?.href, siteUrl),
    }
  })
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** Typst rejects longer ones. */
const LONGEST_LINK = 2000

/** The absolute URL of a link; empty if it is missing or has a scheme that we do not allow. */
function linkTarget(href = '', siteUrl: string): string {
  const url = href ? URL.parse(href, siteUrl) : null
  return url && SCHEMES.has(url.protocol) && url.href.length <= LONGEST_LINK ? url.href : ''
}
