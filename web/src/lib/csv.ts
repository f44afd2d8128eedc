// Imported by the Studio and the inbox, too: relative imports, nothing of the site.
import Papa from 'papaparse'

type Cell = string | number

// Spreadsheets evaluate a cell with such a prefix as a formula; full-width signs count in some.
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
// Spreadsheets that split at semicolons, tabs or lines can find a formula inside a cell.
const INNER_FORMULA = /([;\t\r\n])(?=[ ]*(?:[=@]|[+-]\S))/g

/**
 * What spreadsheets split at in a language, by default that of this browser or terminal: they follow the system, and
 * ignore the mark for UTF-8 if the first line is `sep=;`. A comma for what is not a language.
 */
export function listSeparator(language?: string): ',' | ';' {
  try {
    return (0.5).toLocaleString(language).includes(',') ? ';' : ','
  } catch {
    return ','
  }
}

/**
 * A CSV file for people: RFC 4180, a mark that makes spreadsheets read UTF-8, and no cell that one evaluates. With
 * semicolons, numbers have a decimal comma, as in the languages whose spreadsheets split at them.
 */
export function csvFile(
  rows: readonly (readonly Cell[])[],
  delimiter: ',' | ';' = listSeparator(),
): string {
  const safe = rows.map((cells) => cells.map((cell) => safeCell(cell, delimiter)))
  // Texts are quoted, since some spreadsheets split at semicolons, too.
  const quotes = (cell: unknown) => typeof cell === 'string' && cell !== ''
  return `\uFEFF${Papa.unparse(safe, { quotes, delimiter })}\r\n`
}

function safeCell(cell: Cell, delimiter: ',' | ';'): Cell {
  if (typeof cell === 'number')
    return delimiter === ',' || Number.isInteger(cell) ? cell : `${cell}`.replace('.', ',')
  const begun = FORMULA.test(cell) ? `'${cell}` : cell
  return begun.replace(INNER_FORMULA, "$1'")
}
