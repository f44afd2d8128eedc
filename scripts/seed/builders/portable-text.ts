import type { PortableText } from '../../../web/src/sanity/types.gen.ts'
import { codeBlock, FENCED } from './code-block.ts'
import { parseInline } from './inline-markup.ts'
import { isTable, textTable } from './text-table.ts'

type Item = PortableText[number]
type Block = Extract<Item, { _type: 'block' }>
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
 * Code stands between fences (`` ```json Caption ``); a table is lines of `| a | b |` after its caption
 * (`|Caption`), the first being its head.
 */
export function portableText(markup: string): PortableText {
  return markup
    .split(FENCED)
    .flatMap((part) => (FENCED.test(part) ? [part] : part.split(/\n\s*\n/).flatMap(splitListItems)))
    .filter((part) => part.trim())
    .map(toItem)
}

/** List items may stand on lines of their own; everything else is one block per paragraph. */
function splitListItems(paragraph: string): string[] {
  const lines = paragraph.split('\n').map((each) => each.trim())
  if (isTable(lines)) return [lines.join('\n')]
  const blocks: string[] = []
  for (const line of lines) {
    const startsItem = LISTS.some(([marker]) => marker.test(line))
    if (startsItem || blocks.length === 0) blocks.push(line)
    else blocks.push(`${blocks.pop()} ${line}`.trim())
  }
  return blocks
}

function toItem(text: string, position: number): Item {
  const _key = `block-${position}`
  if (FENCED.test(text)) return { _key, ...codeBlock(text) }
  if (isTable(text.split('\n'))) return { _key, ...textTable(text) }
  return toBlock(text, _key)
}

function toBlock(text: string, _key: string): Block & { _key: string } {
  const list = LISTS.find(([marker]) => marker.test(text))
  if (list) {
    const [marker, listItem] = list
    const inline = parseInline(text.replace(marker, ''))
    return { _type: 'block', _key, style: 'normal', listItem, level: 1, ...inline }
  }
  const [marker, style] = STYLES.find(([each]) => each.test(text)) ?? [/^/, 'normal']
  return { _type: 'block', _key, style, ...parseInline(text.replace(marker, '')) }
}
