import type { ReactNode } from 'react'
import { csvFile } from '../../../web/src/lib/csv'

/** A column of a table and of its CSV file. */
export interface Column<Row> {
  title: string
  /** What it is sorted by, and what the file says. */
  value: (row: Row) => string | number
  /** What the table shows instead. */
  cell?: (row: Row) => ReactNode
  isNumber?: boolean
}

/** The rows in the order of a column; equal ones stay as they are. */
export function sortRows<Row>(
  rows: readonly Row[],
  { value }: Column<Row>,
  isDescending: boolean,
): Row[] {
  const direction = isDescending ? -1 : 1
  return rows.toSorted((a, b) => direction * compare(value(a), value(b)))
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), 'en', { numeric: true })
}

/** A CSV file of a table. */
export const tableFile = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  csvFile([
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ])
