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

interface Chart {
  kind?: ChartKind
  unit?: string
  points?: readonly Point[]
}

/** Warns about shares that are no whole, and percentages above 100. */
export function adviseShares({ kind, unit, points = [] }: Chart): true | string {
  if (unit?.trim() !== '%') return true
  const sum = points.reduce((total, { value = 0 }) => total + value, 0)
  if (kind === 'share' && points.length > 0 && Math.abs(sum - 100) > 1.5) {
    return `These parts add up to ${Math.round(sum * 10) / 10} %. Parts of a whole make 100 %: check the figures or add the rest.`
  }
  const above = points.find(({ value = 0 }) => value > 100)
  return above && (kind === 'meters' || kind === 'share')
    ? `“${above.label}” is above 100 %. Check the figure, or choose another kind of chart.`
    : true
}
