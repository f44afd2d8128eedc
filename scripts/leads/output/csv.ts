import { stringify } from 'csv-stringify/sync'

export type Column<Row> = { header: string; cell: (row: Row) => string | number }

// A spreadsheet takes a cell that begins so for a formula, and runs it.
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
// Where semicolons, tabs or lines part the cells of a spreadsheet, a formula can begin in the middle of ours.
const INNER_FORMULA = /([;\t\r\n])(?=[ ]*(?:[=@]|[+-]\S))/g

/** RFC 4180: every cell quoted, CRLF between records; no cell is a formula to a spreadsheet. */
export function toCsv<Row>(rows: Row[], columns: Column<Row>[]): string {
  const head = columns.map(({ header }) => safeCell(header))
  const body = rows.map((row) =>
    columns.map(({ cell }) => {
      const content = cell(row)
      return typeof content === 'number' ? content : safeCell(content)
    }),
  )
  return stringify([head, ...body], { quoted: true, record_delimiter: '\r\n' })
}

function safeCell(text: string): string {
  const begun = FORMULA.test(text) ? `'${text}` : text
  return begun.replace(INNER_FORMULA, "$1'")
}
