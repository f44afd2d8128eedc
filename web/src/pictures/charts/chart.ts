import type { Chart as ChartSection } from '@/content/types.gen'

export type ChartKind = NonNullable<ChartSection['kind']>

/** A data point of a chart. */
export type ChartPoint = {
  key: string
  label: string
  value: number
  compare?: number | undefined
  note?: string | undefined
  highlight: boolean
}

/** The data of a chart, its text alternative and its table. */
export type Chart = {
  kind: ChartKind
  title: string
  valueName: string
  unit: string
  compareName?: string | undefined
  points: ChartPoint[]
  /** The text alternative. */
  summary: string
  source: string
}

/** Every number of a chart, including comparisons. */
export function chartValues(points: readonly ChartPoint[]): number[] {
  return points.flatMap(({ value, compare }) => (compare === undefined ? value : [value, compare]))
}

const UNIT = /^([$€£]?)(.*)$/
const MAGNITUDES = new Set(['', '%', 'K', 'M', 'B', 'T', 'x'])
const LONGEST_SIGN = 2
const NO_BREAK_SPACE = '\u00a0'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** A number with its unit: `71%`, `$89.2B`, `47 ms`, `12 hours`. */
export function formatValue(value: number, unit: string): string {
  const [, currency = '', rest = ''] = UNIT.exec(unit.trim()) ?? []
  const sign = value < 0 ? '−' : ''
  const gap = MAGNITUDES.has(rest) ? '' : NO_BREAK_SPACE
  // Three dollars ten is $3.10, three billion one hundred million $3.1B.
  const format = currency && !rest && !Number.isInteger(value) ? cents : numbers
  return `${sign}${currency}${format.format(Math.abs(value))}${gap}${rest}`
}

/** A number beside its mark: with a unit that is a symbol; a unit that is a word is named once above the chart. */
export function formatMark(value: number, unit: string): string {
  const [, currency = '', rest = ''] = UNIT.exec(unit.trim()) ?? []
  const brief = rest.length <= LONGEST_SIGN
  return formatValue(value, brief ? unit : currency)
}

/** What stands around charts and figures. */
export const chartTexts = {
  source: (source: string) => `Source: ${source}`,
  period: 'Period',
  item: 'Item',
  comparison: 'Comparison',
  note: 'Note',
}
