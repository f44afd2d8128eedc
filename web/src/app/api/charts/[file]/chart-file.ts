import type { CHART_FILES_QUERY_RESULT } from '@/sanity/types.gen'

type Chart = CHART_FILES_QUERY_RESULT[number]['charts'][number]
type Cell = string | number

const HEAD = ['chart', 'label', 'series', 'value', 'unit', 'note', 'source']

/** The data of charts as CSV (RFC 4180), one number per row. */
export function chartFile(charts: readonly Chart[]): string {
  const rows = [HEAD, ...charts.flatMap(rowsOf)]
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function rowsOf({ title, valueName, compareName, unit, source, points }: Chart): Cell[][] {
  return points.flatMap(({ label, value, compare, note }) => {
    const row = (series: string, number: number) => [
      title,
      label,
      series,
      number,
      unit,
      note,
      source,
    ]
    const compared = compare === null ? [] : [row(compareName, compare)]
    return [row(valueName, value), ...compared]
  })
}

// Spreadsheets evaluate a cell with such a prefix as a formula.
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return `${cell}`
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
