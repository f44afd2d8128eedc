import type { ChartPoint } from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'

/** One number of a chart: its name, the number, and what it is compared with. */
export function point(
  label: string,
  value: number,
  more: Omit<ChartPoint, '_type' | 'label' | 'value'> = {},
) {
  return { _type: 'chartPoint' as const, _key: keyFrom('point', label), label, value, ...more }
}
