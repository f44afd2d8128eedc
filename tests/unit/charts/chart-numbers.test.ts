import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMark, formatValue } from '@/pictures/charts/chart'
import { NARROW, namedPoints, pointAt, textWidth, valueScale } from '@/pictures/charts/scale'
import { shareParts } from '@/pictures/charts/share'

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

const labels = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 40 })

test('labels below a line never overlap, and the last one is always shown', () => {
  fc.assert(
    fc.property(labels, (names) => {
      const points = names.map((label, value) => ({ key: label, label, value, highlight: false }))
      const shown = [...namedPoints(points, NARROW)].sort((a, b) => a - b)
      expect(shown.at(-1)).toBe(points.length - 1)
      const middles = shown.map((index) => (pointAt(index, points.length) / 100) * NARROW)
      const widest = Math.max(...names.map(textWidth))
      for (const [index, middle] of middles.entries()) {
        const next = middles[index + 1]
        if (next !== undefined) expect(next - middle).toBeGreaterThanOrEqual(widest - 0.5)
      }
    }),
  )
})

const NO_BREAK_SPACE = '\u00a0'

test.each([
  [71, '%', '71%'],
  [89.2, '$B', '$89.2B'],
  [3.1, '$', '$3.10'],
  [-1200, '$', '−$1,200'],
  [47, 'ms', `47${NO_BREAK_SPACE}ms`],
  [0.125, '%', '0.13%'],
  [5, ' % ', '5%'],
])('%d in %s is printed as %s', (value, unit, printed) => {
  expect(formatValue(value, unit)).toBe(printed)
})

test('a value beside its bar keeps a unit sign, and omits a unit word, which the header shows', () => {
  expect(formatMark(47, 'ms')).toBe(`47${NO_BREAK_SPACE}ms`)
  expect(formatMark(1200, '$ per case')).toBe('$1,200')
})
