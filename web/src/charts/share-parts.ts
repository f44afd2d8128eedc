import type { ChartPoint } from '@/charts/chart'
import { round } from '@/charts/value-scale'

export type SharePart = ChartPoint & {
  /** Where the part begins and how wide it is, in per cent of the bar. */
  start: number
  width: number
}

/** Parts laid end to end. Per cents that do not add up to a hundred leave the rest of the bar open. */
export function shareParts(points: readonly ChartPoint[], unit: string): SharePart[] {
  const sum = points.reduce((total, { value }) => total + value, 0)
  const whole = unit === '%' ? Math.max(100, sum) : sum
  let before = 0
  return points.map((point) => {
    const start = whole === 0 ? 0 : round((before / whole) * 100)
    const width = whole === 0 ? 0 : round((point.value / whole) * 100)
    before += point.value
    return { ...point, start, width }
  })
}
