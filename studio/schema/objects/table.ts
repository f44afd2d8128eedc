import { InlineIcon } from '@sanity/icons/Inline'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { TableInput } from '../../components/table-input'
import { list } from '../fields/define'

/** One row of a table, as `@sanity/table` stores it. */
export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  icon: InlineIcon,
  fields: [list('cells', 'Cells', 'string')],
})

/** Rows of cells, edited in a grid: the first row has the heads, the first cell of each other row its name. */
export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  description: 'The first row has the column headings, the first column the names of the rows.',
  fields: [list('rows', 'Rows', 'tableRow')],
  components: { input: TableInput },
  validation: (rule) => rule.custom((value) => checkTable(value as StoredTable)),
})

type StoredTable = { rows?: ({ cells?: unknown } | null)[] } | undefined

const isBlank = (cell: unknown) => typeof cell !== 'string' || !cell.trim()

/** Requires heads, names of rows, and the same number of cells in every row. A program can store anything. */
export function checkTable(table: StoredTable): true | string {
  const stored = Array.isArray(table?.rows) ? table.rows : []
  const [heads = [], ...rows] = stored.map((row): unknown[] =>
    Array.isArray(row?.cells) ? row.cells : [],
  )
  if (rows.length === 0) return 'A table needs a row of heads and at least one more row.'
  if (heads.length < 2) return 'A table needs at least two columns.'
  const without = heads.findIndex(isBlank)
  if (without >= 0) return `Column ${without + 1} has no head. Fill it in, or remove the column.`
  const odd = rows.findIndex((cells) => cells.length !== heads.length)
  if (odd >= 0)
    return `Row ${odd + 2} has ${rows[odd]?.length} cells, but the first row has ${heads.length}.`
  const unnamed = rows.findIndex(([name]) => isBlank(name))
  if (unnamed < 0) return true
  return `Row ${unnamed + 2} has no name. Fill in its first cell, or remove the row.`
}
