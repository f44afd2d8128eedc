import type { ChartPoint } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'

/** A point of a chart: its label, its value, and optional fields such as the value to compare with. */
export function point(
  label: string,
  value: number,
  more: Omit<ChartPoint, '_type' | 'label' | 'value'> = {},
) {
  return { _type: 'chartPoint' as const, _key: keyFrom('point', label), label, value, ...more }
}
