import { stegaClean } from '@sanity/client/stega'
import { scaleLinear } from 'd3-scale'
import { type ChartPoint, formatMark } from '@/pictures/charts/chart'

const TICKS = 4
const WHOLE = 100
/** Smaller values cannot be divided into ticks: their inverse is infinite. */
const LEAST_SPAN = 1e-300

export type ValueScale = {
  /** The position of a value on the scale, in percent. */
  at: (value: number) => number
  ticks: number[]
}

/** A scale from zero (or below, if a value is) to the largest value. */
export function valueScale(values: readonly number[], { nice = true } = {}): ValueScale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  // All values may be zero.
  const scale = scaleLinear([low, high - low < LEAST_SPAN ? low + 1 : high], [0, WHOLE])
  if (nice) scale.nice(TICKS)
  return { at: (value) => round(scale(value)), ticks: scale.ticks(TICKS) }
}

/** Two decimals are finer than any screen and keep the markup short. */
export function round(percent: number): number {
  return Math.round(percent * 100) / 100
}

/** Two numbers closer than this share of the width would touch. */
const APART = 0.2

/** The position of the point at an index, in percent of the width. */
export function pointAt(index: number, count: number): number {
  return count === 1 ? 50 : round((index / (count - 1)) * 100)
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
