import type { ChartKind } from '../options'

interface Point {
  label?: string
  value?: number
  compare?: number
  highlight?: boolean
}

/** Returns why a chart of this kind cannot be drawn, or true. */
export function checkChartPoints(
  points: readonly Point[] | undefined,
  kind: ChartKind | undefined,
): true | string {
  if (!points || points.length === 0) return 'Add at least one figure.'
  const labels = points.map(({ label }) => label)
  const duplicate = labels.find((label, index) => label && labels.indexOf(label) !== index)
  if (duplicate) return `“${duplicate}” appears twice.`
  if (kind === 'line') {
    if (points.length < 2) return 'A line needs at least two points.'
    return true
  }
  const negative = points.find(({ value = 0, compare = 0 }) => value < 0 || compare < 0)
  if (negative) return `“${negative.label}” is below zero, which only a line can show.`
  return true
}

/** Returns advice that makes a chart easier to read, or true. */
export function adviseChartPoints(
  points: readonly Point[] | undefined,
  kind: ChartKind | undefined,
): true | string {
  const count = points?.length ?? 0
  if (kind === 'share' && count > 6) return 'More than six parts are hard to tell apart.'
  if (kind === 'columns' && count > 12) return 'More than twelve columns: a line reads better.'
  if (points && points.filter(({ highlight }) => highlight).length > 1) {
    return 'Highlight one figure only.'
  }
  return true
}
