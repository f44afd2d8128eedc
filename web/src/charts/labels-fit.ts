import { stegaClean } from 'next-sanity'
import type { ChartPoint } from '@/charts/chart'
import { formatMark } from '@/charts/format-value'

/** The plot’s width on a screen of 320 px and on a wide one. */
export const NARROW = 200
export const WIDE = 620

/** A figure or letter of the small print; a little more than they measure. */
const CHARACTER = 7.2
const GAP = 6

/** How wide a line of small print is, in pixels. */
export function textWidth(text: string): number {
  return stegaClean(text).length * CHARACTER + GAP
}

/** Whether every column has room for its number and for the words of its name. */
export function labelsFit(points: readonly ChartPoint[], unit: string, width: number): boolean {
  const column = width / points.length
  return points.every(({ label, value, compare }) => {
    const numbers = [value, compare ?? value].map((each) => textWidth(formatMark(each, unit)))
    // Two numbers stand side by side over their two bars.
    const widest = compare === undefined ? (numbers[0] ?? 0) : Math.max(...numbers) * 2
    const words = label.split(' ').map(textWidth)
    return Math.max(widest, ...words) <= column && words.length <= 3
  })
}
