import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareParts } from '@/illustrations/charts/share'
import { valueScale } from '@/illustrations/charts/value-scale'

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

test.each([
  ['are adjacent', [38, 31, 22, 9], '%', [38, 31, 22, 9]],
  ['fill the bar if the unit is not percent', [1, 3], '$B', [25, 75]],
  ['leave a gap if they add up to less than 100 percent', [20, 30], '%', [20, 30]],
  ['stay inside the bar over 100 percent', [150, 50], '%', [75, 25]],
  ['have no width for zeros', [0, 0], '$', [0, 0]],
])('the parts of a share chart %s', (_, numbers, unit, widths) => {
  const point = { label: 'A', highlight: false }
  const points = numbers.map((value, index) => ({ ...point, key: String(index), value }))
  let start = 0
  for (const [index, part] of shareParts(points, unit).entries()) {
    expect(part).toMatchObject({ start, width: widths[index] })
    start += part.width
  }
})
