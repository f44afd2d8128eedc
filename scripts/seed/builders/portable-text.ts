import type { PortableText } from '../../../web/src/content/types.gen.ts'
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
const CALLOUT = /^!(?<tone>note|tip|warning) (?<title>[^:]+): (?<text>.+)$/
const LISTS: [RegExp, ListItem][] = [
  [/^- /, 'bullet'],
  [/^\d+\. /, 'number'],
]

/**
 * Converts markup to Portable Text: paragraphs separated by blank lines, `##` to `####`, `> `, `- ` and `1. ` at the
 * start of a line, the inline marks of `parseInline`, fenced code (`` ```json Caption ``), and tables of `| a | b |`
 * lines below `|Caption`, the first one being the header, and callouts: `!note Title: text`. Throws for invalid links, fences and tables.
 */
export function portableText(markup: string): PortableText {
  return markup
    .split(FENCED)
    .flatMap((part) => (FENCED.test(part) ? [part] : part.split(/\n\s*\n/).flatMap(splitListItems)))
    .filter((part) => part.trim())
    .map(toItem)
}

/** Splits a paragraph into list items, one per line; other lines are joined to one block. */
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
  const callout = CALLOUT.exec(text)?.groups
  if (callout) return { _type: 'callout', _key, ...callout } as Item
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
