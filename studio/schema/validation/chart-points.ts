import type { ChartKind } from '../options'

interface Point {
  label?: string
  value?: number
  compare?: number
  highlight?: boolean
}

/** What keeps a chart of this kind from being drawn. */
export function checkChartPoints(
  points: readonly Point[] | undefined,
  kind: ChartKind | undefined,
): true | string {
  if (!points || points.length === 0) return 'Add at least one figure.'
  const labels = points.map(({ label }) => label)
  const twice = labels.find((label, index) => label && labels.indexOf(label) !== index)
  if (twice) return `“${twice}” is there twice.`
  if (kind === 'line') {
    if (points.length < 2) return 'A line needs at least two points.'
    return true
  }
  const below = points.find(({ value = 0, compare = 0 }) => value < 0 || compare < 0)
  if (below) return `“${below.label}” is below zero, which only a line can show.`
  return true
}

/** What makes a chart harder to read than it has to be. */
export function adviseChartPoints(
  points: readonly Point[] | undefined,
  kind: ChartKind | undefined,
): true | string {
  const count = points?.length ?? 0
  if (kind === 'share' && count > 6) return 'More than six parts are hard to tell apart.'
  if (kind === 'columns' && count > 12) return 'More than twelve columns: a line reads better.'
  if (points && points.filter(({ highlight }) => highlight).length > 1) {
    return 'Amber marks the one figure that matters: highlight one only.'
  }
  return true
}
