import type { PortableText } from '../../../web/src/content/sanity/types.gen.ts'
import { parseInline } from './inline-markup.ts'

type Block = PortableText[number]
type Style = NonNullable<Block['style']>
type ListItem = NonNullable<Block['listItem']>

const STYLES: [RegExp, Style][] = [
  [/^## /, 'h2'],
  [/^### /, 'h3'],
  [/^#### /, 'h4'],
  [/^> /, 'blockquote'],
]
const LISTS: [RegExp, ListItem][] = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'number'],
]

/**
 * Portable Text from light markup: paragraphs parted by blank lines, `##` to `####`, `> `, `- `, `1. `
 * at the start of a line, and the inline marks of `parseInline`. Lines of one paragraph are joined.
 */
export function portableText(markup: string): PortableText {
  return markup
    .split(/\n\s*\n/)
    .flatMap(splitListItems)
    .filter(Boolean)
    .map(toBlock)
}

/** List items may stand on lines of their own; everything else is one block per paragraph. */
function splitListItems(paragraph: string): string[] {
  const blocks: string[] = []
  for (const line of paragraph.split('\n').map((each) => each.trim())) {
    const startsItem = LISTS.some(([marker]) => marker.test(line))
    if (startsItem || blocks.length === 0) blocks.push(line)
    else blocks.push(`${blocks.pop()} ${line}`.trim())
  }
  return blocks
}

function toBlock(text: string, position: number): Block {
  const _key = `block-${position}`
  const list = LISTS.find(([marker]) => marker.test(text))
  if (list) {
    const [marker, listItem] = list
    const inline = parseInline(text.replace(marker, ''))
    return { _type: 'block', _key, style: 'normal', listItem, level: 1, ...inline }
  }
  const [marker, style] = STYLES.find(([each]) => each.test(text)) ?? [/^/, 'normal']
  return { _type: 'block', _key, style, ...parseInline(text.replace(marker, '')) }
}
