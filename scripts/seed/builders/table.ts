import type { Table } from '../../../web/src/content/types.gen.ts'

/** A table: first its heads, then its rows, whose first cells name them. Throws if rows differ in length. */
export function table(...rows: string[][]): Table {
  const width = rows[0]?.length
  const mismatch = rows.find((cells) => cells.length !== width)
  if (mismatch) throw new Error(`Every row must have ${width} cells: ${mismatch.join(' | ')}`)
  return {
    _type: 'table',
    rows: rows.map((cells, index) => ({ _type: 'tableRow', _key: `row-${index}`, cells })),
  }
}
