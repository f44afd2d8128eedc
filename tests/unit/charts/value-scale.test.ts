import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareParts } from '@/illustrations/charts/share'
import { valueScale } from '@/illustrations/charts/value-scale'
import { chartPoint } from '../../support/chart.ts'

const values = fc.array(fc.double({ min: -1e9, max: 1e12, noNaN: true }), {
  minLength: 1,
  maxLength: 30,
})

describe('a scale', () => {
  test('maps every value into its range', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (all, nice) => {
        const { at, ticks } = valueScale(all, { nice })
        for (const place of [...all, ...ticks].map(at)) {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('starts at zero, so that lengths can be compared', () => {
    expect(valueScale([50, 100], { nice: false }).at(50)).toBe(50)
    expect(valueScale([98, 99]).at(0)).toBe(0)
    expect(valueScale([98, 99]).ticks).toContain(0)
  })

  test('ends at the largest value, or at a round number above it', () => {
    expect(valueScale([71, 28], { nice: false }).at(71)).toBe(100)
    expect(valueScale([71, 28]).at(71)).toBeLessThan(100)
  })

  test('includes negative values', () => {
    const { at } = valueScale([-50, 50], { nice: false })
    expect([at(-50), at(0), at(50)]).toEqual([0, 50, 100])
  })
})

describe('the parts of a share chart', () => {
  const widths = (numbers: number[], unit: string) =>
    shareParts(
      numbers.map((value, index) => chartPoint(String(index), value)),
      unit,
    ).map(({ start, width }) => [start, width])

  test('are adjacent', () => {
    expect(widths([38, 31, 22, 9], '%')).toEqual([
      [0, 38],
      [38, 31],
      [69, 22],
      [91, 9],
    ])
  })

  test('fill the bar if the unit is not percent', () => {
    expect(widths([1, 3], '$B')).toEqual([
      [0, 25],
      [25, 75],
    ])
  })

  test('leave a gap if they add up to less than 100 percent', () => {
    expect(widths([20, 30], '%')).toEqual([
      [0, 20],
      [20, 30],
    ])
  })

  test('stay inside the bar over 100 percent, and zeros have no width', () => {
    expect(widths([150, 50], '%')).toEqual([
      [0, 75],
      [75, 25],
    ])
    expect(widths([0, 0], '$')).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
