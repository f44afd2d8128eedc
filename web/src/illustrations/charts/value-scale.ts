import { scaleLinear } from 'd3-scale'

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
