import { useState } from 'react'
import { Cell, type Heading, Table } from '../../components/table'
import { type Column, sortRows } from './columns'
import { inDigits } from './result-words'

type SortableTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

// In pixels.
const [NAME_WIDTH, NUMBER_WIDTH] = [180, 140]

const inWords = (value: string | number) => (typeof value === 'number' ? inDigits(value) : value)

/** A table whose headings sort it; at first in the order of its rows. */
export function SortableTable<Row>({ label, columns, rows, keyOf }: SortableTableProps<Row>) {
  const [sort, setSort] = useState<{ title: string; isDescending: boolean }>()
  const column = columns.find(({ title }) => title === sort?.title)
  const sorted = column && sort ? sortRows(rows, column, sort.isDescending) : rows
  const directionOf = (title: string): NonNullable<Heading['sort']> => {
    if (sort?.title !== title) return 'none'
    return sort.isDescending ? 'descending' : 'ascending'
  }
  const headings = columns.map(({ title, isNumber = false }) => ({
    title,
    isNumber,
    width: isNumber ? `${NUMBER_WIDTH}px` : undefined,
    sort: directionOf(title),
    // Numbers begin with the largest, names with A.
    onSort: () =>
      setSort({ title, isDescending: sort?.title === title ? !sort.isDescending : isNumber }),
  }))
  return (
    <Table
      label={label}
      headings={headings}
      minWidth={NAME_WIDTH + NUMBER_WIDTH * (columns.length - 1)}
    >
      {sorted.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map((each, index) => (
            <Cell key={each.title} isNumber={each.isNumber} isName={index === 0}>
              {each.cell ? each.cell(row) : inWords(each.value(row))}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  )
}
