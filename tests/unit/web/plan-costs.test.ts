import { describe, expect, test } from 'vitest'
import { answer, toVolume } from '../../../web/src/sections/plans/cost-table'
import {
  type CountedPlan,
  costOf,
  fittingPlan,
  isTied,
  isVolume,
} from '../../../web/src/sections/plans/plan-costs'

const currency = 'USD' as const
const monthly = [
  { name: 'Starter', amount: 99, currency, included: 10_000 },
  { name: 'Professional', amount: 499, currency, included: 100_000 },
  { name: 'Enterprise' },
]
const each = [
  { name: 'Basic', amount: 0.01, currency, isEach: true, maximum: 25_000 },
  { name: 'Professional', amount: 0.005, currency, isEach: true, minimum: 50_000 },
  { name: 'Enterprise' },
]

const nameOf = (plans: CountedPlan[], volume: number) => plans[fittingPlan(plans, volume)]?.name

describe('plans by the month', () => {
  test.each([
    [1, 'Starter'],
    [10_000, 'Starter'],
    [10_001, 'Professional'],
    [100_000, 'Professional'],
    [100_001, 'Enterprise'],
  ])('%d fit %s', (volume, name) => expect(nameOf(monthly, volume)).toBe(name))

  test('a plan without a limit costs its price at any volume', () => {
    expect(costOf({ name: 'Flat', amount: 900, currency }, 1e9)).toEqual({
      is: 'cost',
      amount: 900,
    })
  })

  test('a plan costs its price, or is too small', () => {
    const costs = monthly.map((plan) => costOf(plan, 10_001))
    expect(costs).toEqual([{ is: 'short' }, { is: 'cost', amount: 499 }, { is: 'sales' }])
  })
})

test('plans by the piece cost their price times the volume', () => {
  expect(each.map((plan) => costOf(plan, 50_000))).toEqual([
    { is: 'short' },
    { is: 'cost', amount: 250 },
    { is: 'sales' },
  ])
  expect(nameOf(each, 50_000)).toBe('Professional')
})

test('of two plans at one price, the one that fits says so', () => {
  expect(nameOf(each, 25_000)).toBe('Professional')
  expect(isTied(each, 1, 25_000)).toBe(true)
  expect(isTied(each, 1, 25_001)).toBe(false)
  // Two prices on request are not equal.
  expect(isTied([{ name: 'A' }, { name: 'B' }], 1, 1)).toBe(false)
})

test.each([-1, 0, 0.5, 1e308, Number.NaN])(
  'a limit of %s, which only a program can store, is none',
  (limit) => {
    const limits = { minimum: limit, maximum: limit }
    const plan = { name: 'Basic', amount: 0.01, currency, isEach: true, ...limits }
    expect(costOf(plan, 30_000)).toEqual({ is: 'cost', amount: 300 })
  },
)

test('below its minimum, a plan by the piece costs the minimum', () => {
  expect(costOf(each[1] ?? { name: '' }, 10_000)).toEqual({ is: 'cost', amount: 250 })
  expect([1, 24_999, 25_000, 2_500_000].map((volume) => nameOf(each, volume))).toEqual([
    'Basic',
    'Basic',
    'Professional',
    'Professional',
  ])
})

test.each([
  ['200000', 200_000],
  ['200,000', 200_000],
  ['200 000', 200_000],
  ['200\u00a0000', 200_000],
  ['200.000', 200_000],
  ['1.200.000', 1_200_000],
  ['200k', 200_000],
  ['1.5 million', 1_500_000],
  ['1,5k', 1500],
  // From keyboards of Japanese, Arabic and Persian, from a sheet, and with marks that nobody sees.
  ['２００，０００', 200_000],
  ['٢٠٠٬٠٠٠', 200_000],
  ['۲۰۰۰۰۰', 200_000],
  ['200,000.00', 200_000],
  ['200.000,00', 200_000],
  ['~200000', 200_000],
  ['\u200e200\u200b000\u200e', 200_000],
  // Neither groups nor a whole number.
  ['1.5', Number.NaN],
  ['1,2', Number.NaN],
  ['20,0000', Number.NaN],
  ['about 5', Number.NaN],
])('%s is read as %d', (typed, volume) => expect(toVolume(typed)).toBe(volume))

test('an answer is a sentence; a volume is a whole number', () => {
  const table = { plans: monthly, volume: 1, unit: 'API calls' }
  expect(answer(table, '50000').said).toBe('Professional fits 50,000 API calls: $499.')
  expect(answer(table, '100001').said).toBe('Enterprise fits 100,001 API calls: Contact sales.')
  const byThePiece = { plans: each, volume: 1, unit: 'screenings' }
  expect(answer(byThePiece, '1').said).toBe('Basic fits 1 screening: $0.01.')
  expect(answer(byThePiece, '1000000000').said).toBe(
    'Enterprise fits 1,000,000,000 screenings: Contact sales.',
  )
  for (const typed of ['', '0', '-5', '1.5', '1e308', 'many']) {
    expect(answer(table, typed)).toEqual({
      said: 'Enter a whole number from 1 to 1,000,000,000.',
    })
  }
  expect([1, 1e9].every(isVolume)).toBe(true)
  expect([0, -1, 0.5, 1e12, Number.NaN, '5', null].some(isVolume)).toBe(false)
})
