import { expect, test } from 'vitest'
import { controlCenter } from '../../../scripts/seed/documents/products/screening-control-center'
import {
  answerFor,
  sampleAddresses,
} from '../../../web/src/pictures/screening-bench/sample-addresses'
import {
  columns,
  defaults,
  printed,
  recount,
  STEP,
  verdictOf,
} from '../../../web/src/pictures/screening-bench/sample-day'

const steps = Array.from({ length: 100 / STEP + 1 }, (_, step) => step * STEP)
const every = steps.flatMap((review) => steps.map((block) => ({ review, block })))

test('at the usual thresholds the day is the one of the control center', () => {
  const { BLOCKED, REVIEW, Passed } = recount(defaults)
  const total = BLOCKED + REVIEW + Passed
  const share = `${((100 * Passed) / total).toFixed(1)}%`
  const values = [printed(total), printed(BLOCKED), printed(REVIEW), share]
  expect(values).toEqual(controlCenter.figures?.map((each) => 'value' in each && each.value))
})

test('at every pair of thresholds each screening is counted once', () => {
  for (const thresholds of every) {
    const { BLOCKED, REVIEW, Passed } = recount(thresholds)
    expect(BLOCKED + REVIEW + Passed).toBe(18_420)
    // A match is blocked, whatever the threshold.
    expect(BLOCKED).toBeGreaterThanOrEqual(9)
    if (thresholds.review >= thresholds.block) expect(REVIEW).toBe(0)
    const drawn = (['Passed', 'REVIEW', 'BLOCKED'] as const)
      .map((verdict) => columns(verdict, thresholds))
      .join('')
    expect(drawn.split('M')).toHaveLength(steps.length)
  }
})

test('a threshold is the lowest score that it stops', () => {
  const at = (score: number) => verdictOf({ score, matched: false }, defaults)
  expect([0, 49, 50, 74, 75, 100].map(at)).toEqual([
    'Passed',
    'Passed',
    'REVIEW',
    'REVIEW',
    'BLOCKED',
    'BLOCKED',
  ])
  expect(verdictOf({ score: 4, matched: true }, { review: 100, block: 100 })).toBe('BLOCKED')
})

test.each(sampleAddresses)(
  '$address: the answer is JSON, and its points make its score',
  (sample) => {
    const answer = JSON.parse(answerFor(sample))
    expect(answer).toMatchObject({ address: sample.address, risk_score: sample.score })
    const points = sample.exposures.map((exposure) => exposure.points)
    expect(points.reduce((sum, point) => sum + point)).toBe(sample.score)
    expect(points.slice(1).reduce((sum, point) => sum + point, 0)).toBeLessThanOrEqual(15)
  },
)

test('the five addresses show each verdict at the usual thresholds', () => {
  expect(sampleAddresses.map((sample) => verdictOf(sample, defaults))).toEqual([
    'BLOCKED',
    'BLOCKED',
    'REVIEW',
    'REVIEW',
    'Passed',
  ])
})
