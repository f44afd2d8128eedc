import type { ChartPoint } from '@/charts/chart'

/** Every number of a chart, compared ones too. */
export function chartValues(points: readonly ChartPoint[]): number[] {
  return points.flatMap(({ value, compare }) => (compare === undefined ? value : [value, compare]))
}
