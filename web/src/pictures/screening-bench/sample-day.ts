/** A threshold for each verdict below which the next lower one stands; both from 0 to 100, in steps of `STEP`. */
export type Thresholds = { review: number; block: number }
export type Verdict = 'BLOCKED' | 'REVIEW' | 'PASSED'

export const STEP = 5
export const defaults: Thresholds = { review: 50, block: 75 }

/**
 * The sample day of the control center: 18,420 screenings by score, in steps of five. The last step is 95 to 100, and
 * its highest score is 98.
 */
export const screenings = [
  6210, 4480, 2890, 1820, 1140, 700, 430, 280, 190, 131, 41, 29, 19, 13, 10, 7, 6, 6, 8, 10,
]

/** Of these, addresses on a sanctions list, by the number of the step. */
const matches: Readonly<Record<number, number>> = { 18: 1, 19: 2 }

export const LISTED = Object.values(matches).reduce((sum, count) => sum + count)

/** Any match is blocked, whatever its score; the higher threshold is asked first. */
export function verdictOf(
  { score, matched }: { score: number; matched: boolean },
  { review, block }: Thresholds,
): Verdict {
  if (matched || score >= block) return 'BLOCKED'
  return score >= review ? 'REVIEW' : 'PASSED'
}

/** How many screenings of the day get each verdict. */
export function recount(thresholds: Thresholds): Record<Verdict, number> {
  const counts = { BLOCKED: 0, REVIEW: 0, PASSED: 0 }
  for (const [step, count] of screenings.entries()) {
    const matched = matches[step] ?? 0
    counts.BLOCKED += matched
    const verdict = verdictOf({ score: step * STEP, matched: false }, thresholds)
    counts[verdict] += count - matched
  }
  return counts
}

const numbers = new Intl.NumberFormat('en-US')

/** `18,420`. */
export const printed = (count: number) => numbers.format(count)

// A width of 4 for each point of the score.
const POINT = 4
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
    PASSED: [0, Math.min(review, block)],
    REVIEW: [review, Math.max(review, block)],
    BLOCKED: [block, 100],
  }
  const [from = 0, to = 0] = ends[verdict]
  return `M${from * POINT} ${BASE + 8}H${to * POINT}`
}

/** The pointer at a score. */
export const pointer = (score: number): string => `M${score * POINT} ${BASE + 16}V8m-7-8h14l-7 9z`
