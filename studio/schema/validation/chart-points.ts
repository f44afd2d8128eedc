/** How the site draws a chart's figures: the values of `chartLooks`. */
export type ChartKind = 'bars' | 'columns' | 'line' | 'share' | 'meters'

interface Point {
  label?: string
  value?: number
  compare?: number
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
