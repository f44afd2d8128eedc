import type { Chart as ChartSection } from '@/sanity/types.gen'

export type ChartKind = NonNullable<ChartSection['kind']>

/** One figure of a chart. */
export type ChartPoint = {
  key: string
  label: string
  value: number
  compare?: number | undefined
  note?: string | undefined
  highlight: boolean
}

/** Everything that a chart is drawn, read out and tabulated from. */
export type Chart = {
  kind: ChartKind
  title: string
  valueName: string
  unit: string
  compareName?: string | undefined
  points: ChartPoint[]
  /** What the drawing shows, in words. */
  summary: string
  source: string
}

/** Every number of a chart, compared ones too. */
export function chartValues(points: readonly ChartPoint[]): number[] {
  return points.flatMap(({ value, compare }) => (compare === undefined ? value : [value, compare]))
}

const UNIT = /^([$€£]?)(.*)$/
const MAGNITUDES = new Set(['', '%', 'K', 'M', 'B', 'T', 'x'])
const LONGEST_SIGN = 2
const NO_BREAK_SPACE = '\u00a0'

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

/** A number with its unit: `71%`, `$89.2B`, `47 ms`, `12 hours`. */
export function formatValue(value: number, unit: string): string {
  const [, currency = '', rest = ''] = UNIT.exec(unit.trim()) ?? []
  const sign = value < 0 ? '−' : ''
  const gap = MAGNITUDES.has(rest) ? '' : NO_BREAK_SPACE
  // Three dollars ten is $3.10, three billion one hundred million $3.1B.
  const format = currency && !rest && !Number.isInteger(value) ? cents : numbers
  return `${sign}${currency}${format.format(Math.abs(value))}${gap}${rest}`
}

/** Beside its mark a number keeps a unit that is a sign; a word is said once, above the chart. */
export function formatMark(value: number, unit: string): string {
  const [, currency = '', rest = ''] = UNIT.exec(unit.trim()) ?? []
  const brief = rest.length <= LONGEST_SIGN
  return formatValue(value, brief ? unit : currency)
}
