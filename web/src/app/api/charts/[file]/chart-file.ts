import type { CHART_FILES_QUERY_RESULT } from '@/content/types.gen'
import { csvFile, listSeparator } from '@/lib/csv'

type Chart = CHART_FILES_QUERY_RESULT[number]['charts'][number]
type Cell = string | number

const HEAD = ['chart', 'label', 'series', 'value', 'unit', 'note', 'source']

/** The data of charts as CSV for the spreadsheets of a language (`de-DE`), one number per row. */
export function chartFile(charts: readonly Chart[], language = 'en-US'): string {
  return csvFile([HEAD, ...charts.flatMap(rowsOf)], listSeparator(language))
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
