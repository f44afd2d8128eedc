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

test('labels below a line never overlap, and the last one is always shown', () => {
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

test('the highlighted point shows its value, and so does the last one unless they are too close', () => {
  const points = Array.from({ length: 12 }, (_, index) => chartPoint(String(index), index))
  const highlighted = (at: number) =>
    points.map((each, index) => ({ ...each, highlight: index === at }))
  expect([...numberedPoints(highlighted(4))]).toEqual([4, 11])
  expect([...numberedPoints(highlighted(10))]).toEqual([10])
  expect([...numberedPoints(points)]).toEqual([11])
  expect([...numberedPoints(points.slice(0, 1))]).toEqual([0])
})

test('a chart is drawn as columns only if the values fit', () => {
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
