import {
  STEP,
  screenings,
  type Thresholds,
  type Verdict,
  verdictOf,
} from '@/illustrations/screening-bench/sample-day'

// A width of 4 for each point of the score.
export const POINT = 4
export const BASE = 92
const HEIGHT = 76

const highest = Math.log10(Math.max(...screenings) + 1)

/** The columns of a verdict as strokes: heights are logarithms, since 99 of 100 screenings pass. */
export const columns = (verdict: Verdict, thresholds: Thresholds): string =>
  screenings
    .map((count, step) => {
      const score = step * STEP
      if (verdictOf({ score, matched: false }, thresholds) !== verdict) return ''
      const height = Math.round((Math.log10(count + 1) / highest) * HEIGHT)
      return `M${(score + STEP / 2) * POINT} ${BASE}v-${height}`
    })
    .join('')

/** The ruler's part of a verdict as a stroke. */
export function band(verdict: Verdict, { review, block }: Thresholds): string {
  const ends = {
    Passed: [0, Math.min(review, block)],
    REVIEW: [review, Math.max(review, block)],
    BLOCKED: [block, 100],
  }
  const [from = 0, to = 0] = ends[verdict]
  return `M${from * POINT} ${BASE + 8}H${to * POINT}`
}

/** The pointer at a score. */
export const pointer = (score: number): string => `M${score * POINT} ${BASE + 16}V8m-7-8h14l-7 9z`
