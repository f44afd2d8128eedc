import { expect, test } from 'vitest'
import { controlCenter } from '../../../scripts/seed/documents/products/screening-control-center'
import { samples } from '../../../web/src/pictures/samples'
import {
  answerFor,
  chipName,
  chips,
  noteFor,
  sampleFor,
} from '../../../web/src/pictures/screening-bench/answers'
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
  const { BLOCKED, REVIEW, PASSED } = recount(defaults)
  const total = BLOCKED + REVIEW + PASSED
  const share = `${((100 * PASSED) / total).toFixed(1)}%`
  const values = [printed(total), printed(BLOCKED), printed(REVIEW), share]
  expect(values).toEqual(controlCenter.figures?.map((each) => 'value' in each && each.value))
})

test('at every pair of thresholds each screening is counted once', () => {
  for (const thresholds of every) {
    const { BLOCKED, REVIEW, PASSED } = recount(thresholds)
    expect(BLOCKED + REVIEW + PASSED).toBe(18_420)
    // A match is blocked, whatever the threshold.
    expect(BLOCKED).toBeGreaterThanOrEqual(3)
    if (thresholds.review >= thresholds.block) expect(REVIEW).toBe(0)
    const drawn = (['PASSED', 'REVIEW', 'BLOCKED'] as const)
      .map((verdict) => columns(verdict, thresholds))
      .join('')
    expect(drawn.split('M')).toHaveLength(steps.length)
  }
})

test('a threshold is the lowest score that it stops', () => {
  const at = (score: number) => verdictOf({ score, matched: false }, defaults)
  expect([0, 49, 50, 74, 75, 100].map(at)).toEqual([
    'PASSED',
    'PASSED',
    'REVIEW',
    'REVIEW',
    'BLOCKED',
    'BLOCKED',
  ])
  expect(verdictOf({ score: 4, matched: true }, { review: 100, block: 100 })).toBe('BLOCKED')
})

test.each(chips)('$address: the answer is JSON', (sample) => {
  const answer = JSON.parse(answerFor(sample))
  expect(answer).toMatchObject({ address: sample.address, risk_score: sample.score })
})

test('the chips are named by what each address is, and show each verdict', () => {
  expect(chips.map((sample) => [chipName(sample), verdictOf(sample, defaults)])).toEqual([
    ['Sanctioned', 'BLOCKED'],
    ['Ransomware, 2 hops', 'BLOCKED'],
    ['Mixer, 4 hops', 'REVIEW'],
    ['Clean', 'PASSED'],
  ])
})

test.each(['0x3ac7…e05d', ' 0X3AC7…E05D\n', '3ac7 … e05d', '0x3ac7...e05d', '"0x3ac7…e05d",'])(
  'the field finds a sample as it is pasted: %s',
  (typed) => expect(sampleFor(typed)).toBe(samples.newcomer),
)

test.each(['', '0x', '0x3ac7', '0x3ac7…e05e', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'])(
  'the field knows no other address: %s',
  (typed) => expect(sampleFor(typed)).toBeUndefined(),
)

test.each([
  ['0x7a41...c21e', /^An address of case 2041/],
  ['0XE3B0…4F88', /Millstone Exchange/],
  ['5be1…e07c', /^A cluster that rehearses/],
  ['', /^Not one of the 11 samples/],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', /^Not one of the 11 samples/],
])('the field says why there is no score of “%s”', (typed, note) =>
  expect(noteFor(typed)).toMatch(note),
)
