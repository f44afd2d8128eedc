type Row = { _key: string; cells?: string[] }
type Table = { columns?: string[]; rows?: Row[] } | undefined
type Problem = { message: string; path: (string | { _key: string })[] }

/** Every row of a table has a cell for every column. */
export function checkRowCells(table: Table): true | Problem {
  const columns = table?.columns?.length ?? 0
  const odd = table?.rows?.find(({ cells = [] }) => cells.length !== columns)
  if (!odd || columns === 0) return true
  return {
    message: `This row has ${odd.cells?.length ?? 0} cells, but the table has ${columns} columns.`,
    path: ['rows', { _key: odd._key }],
  }
}
