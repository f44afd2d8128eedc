import type { TextTable } from '../../../web/src/sanity/types.gen.ts'

/** Whether the lines of a paragraph are a table. */
export function isTable(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.every((line) => line.startsWith('|'))
}

/** A table from `|Caption` and `| a | b |` lines; the first row is the header. Throws if rows differ in length. */
export function textTable(markup: string): TextTable {
  const [caption = '', ...lines] = markup.split('\n')
  const rows = lines.map((line) => line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/))
  const width = rows[0]?.length
  const mismatch = rows.find((cells) => cells.length !== width)
  if (mismatch) throw new Error(`Every row must have ${width} cells: ${mismatch.join(' | ')}`)
  return {
    _type: 'textTable',
    caption: caption.slice(1).trim(),
    rows: rows.map((cells, index) => ({ _type: 'tableRow', _key: `row-${index}`, cells })),
  }
}
