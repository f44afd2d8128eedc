import { unparse } from 'papaparse'
import type { ReactNode } from 'react'

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

// Spreadsheets evaluate a cell with such a prefix as a formula; full-width signs count in some.
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/

/** A CSV file that spreadsheets open in UTF-8; no cell is evaluated. */
export function csvFile<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const fields = columns.map(({ title }) => title)
  const data = rows.map((row) => columns.map(({ value }) => value(row)))
  // Quoted, since some spreadsheets split at semicolons, too.
  const quotes = (value: unknown) => typeof value === 'string'
  return `\uFEFF${unparse({ fields, data }, { escapeFormulae: FORMULA, quotes })}\r\n`
}
