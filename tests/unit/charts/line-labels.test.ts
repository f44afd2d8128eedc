import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  labelsFit,
  NARROW,
  namedPoints,
  numberedPoints,
  pointAt,
  textWidth,
} from '@/illustrations/charts/line-labels'
import { chartPoint } from '../../support/chart.ts'

const labels = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 40 })

test('names below a line never touch, and the last is always there', () => {
  fc.assert(
    fc.property(labels, (names) => {
      const points = names.map((label, index) => chartPoint(label, index))
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

test('the highlighted point has its number; the last one has unless it is too near', () => {
  const points = Array.from({ length: 12 }, (_, index) => chartPoint(String(index), index))
  const lit = (at: number) => points.map((each, index) => ({ ...each, highlight: index === at }))
  expect([...numberedPoints(lit(4))]).toEqual([4, 11])
  expect([...numberedPoints(lit(10))]).toEqual([10])
  expect([...numberedPoints(points)]).toEqual([11])
  expect([...numberedPoints(points.slice(0, 1))]).toEqual([0])
})

test('columns have room for their numbers or are not drawn', () => {
  const years = ['2021', '2022', '2023', '2024'].map((year) => chartPoint(year, 38.9))
  expect(labelsFit(years, '$B', NARROW)).toBe(true)
  expect(
    labelsFit(
      years.map((each) => ({ ...each, compare: 25.1 })),
      '$B',
      NARROW,
    ),
  ).toBe(false)
  expect(labelsFit([...years, ...years], '$B', NARROW)).toBe(false)
})
