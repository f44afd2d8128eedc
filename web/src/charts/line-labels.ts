import type { ChartPoint } from '@/charts/chart'
import { textWidth } from '@/charts/labels-fit'

/** Two numbers nearer to each other than this share of the width would touch. */
const APART = 0.2

/** Where the point at this place stands, in per cent of the width. */
export function pointAt(index: number, count: number): number {
  return count === 1 ? 50 : Math.round((index / (count - 1)) * 10000) / 100
}

/** The points that get their number: the highlighted one, and the last if there is room. */
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
