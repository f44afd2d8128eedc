import type { TextTable } from '../../../web/src/sanity/types.gen.ts'

/** Whether the lines of a paragraph are a table: its caption after one bar, then rows between bars. */
export function isTable(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.every((line) => line.startsWith('|'))
}

/** A table from `|Caption` and `| a | b |` lines; the first row is the head. */
export function textTable(markup: string): TextTable {
  const [caption = '', ...lines] = markup.split('\n')
  const rows = lines.map((line) => line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/))
  const width = rows[0]?.length
  const odd = rows.find((cells) => cells.length !== width)
  if (odd) throw new Error(`A row needs ${width} cells: ${odd.join(' | ')}`)
  return {
    _type: 'textTable',
    caption: caption.slice(1).trim(),
    rows: rows.map((cells, index) => ({ _type: 'tableRow', _key: `row-${index}`, cells })),
  }
}
