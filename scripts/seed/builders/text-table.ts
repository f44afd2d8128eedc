import type { TextTable } from '../../../web/src/content/types.gen.ts'
import { table } from './table.ts'

/** Whether the lines of a paragraph are a table. */
export function isTable(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.every((line) => line.startsWith('|'))
}

/** A table from `|Caption` and `| a | b |` lines; the first row is the header. */
export function textTable(markup: string): TextTable {
  const [caption = '', ...lines] = markup.split('\n')
  const rows = lines.map((line) => line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/))
  return { _type: 'textTable', caption: caption.slice(1).trim(), table: table(...rows) }
}
