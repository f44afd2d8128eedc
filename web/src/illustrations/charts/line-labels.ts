import { stegaClean } from '@sanity/client/stega'
import { type ChartPoint, formatMark } from '@/illustrations/charts/chart'

/** Two numbers closer than this share of the width would touch. */
const APART = 0.2

/** The position of the point at an index, in percent of the width. */
export function pointAt(index: number, count: number): number {
  return count === 1 ? 50 : Math.round((index / (count - 1)) * 10000) / 100
}

/** The points with a number: the highlighted one, and the last if there is room. */
export function numberedPoints(points: readonly ChartPoint[]): Set<number> {
  const last = points.length - 1
  const wanted = [points.findIndex(({ highlight }) => highlight), last]
  const chosen: number[] = []
  for (const index of wanted) {
    const near = chosen.some((each) => Math.abs(each - index) < APART * Math.max(last, 1))
    if (index >= 0 && !near) chosen.push(index)
  }
  return new Set(chosen)
}

/** The points whose names fit below a plot of this width; the last one is always among them. */
export function namedPoints(points: readonly ChartPoint[], width: number): Set<number> {
  const last = points.length - 1
  const widest = Math.max(...points.map(({ label }) => textWidth(label)))
  const every = Math.max(1, Math.ceil((widest * last) / width))
  return new Set(points.flatMap((_, index) => ((last - index) % every === 0 ? index : [])))
}

/** The plot’s width on a screen of 320 px and on a wide one. */
export const NARROW = 200
export const WIDE = 620

/** The width of a character of small text, rounded up. */
const CHARACTER = 7.2
const GAP = 6

/** The width of a line of small text, in pixels. */
export function textWidth(text: string): number {
  return stegaClean(text).length * CHARACTER + GAP
}

/** Whether every column has room for its number and its name. */
export function labelsFit(points: readonly ChartPoint[], unit: string, width: number): boolean {
  const column = width / points.length
  return points.every(({ label, value, compare }) => {
    const numbers = [value, compare ?? value].map((each) => textWidth(formatMark(each, unit)))
    // Two numbers are side by side over their two bars.
    const widest = compare === undefined ? (numbers[0] ?? 0) : Math.max(...numbers) * 2
    const words = label.split(' ').map(textWidth)
    return Math.max(widest, ...words) <= column && words.length <= 3
  })
}
