import { describe, expect, test } from 'vitest'
import { checkChartPoints } from '../../../studio/schema/validation/chart-points'

const points = (...values: number[]) =>
  values.map((value, index) => ({ label: String(2020 + index), value }))

describe('chart points', () => {
  test('are accepted, including negative values in a line chart', () => {
    expect(checkChartPoints(points(1, 0, 3), 'bars')).toBe(true)
    expect(checkChartPoints(points(-1, 3), 'line')).toBe(true)
  })

  test('are required, at least two for a line chart', () => {
    expect(checkChartPoints(undefined, 'bars')).toBe('Add at least one figure.')
    expect(checkChartPoints(points(1), 'line')).toMatch(/two points/)
  })

  test('must have unique labels', () => {
    expect(checkChartPoints([...points(1), ...points(2)], 'bars')).toBe('“2020” appears twice.')
  })

  test('must not be negative in bars and shares', () => {
    expect(checkChartPoints(points(5, -2), 'share')).toMatch(/“2021” is below zero/)
    expect(checkChartPoints([{ label: 'A', value: 1, compare: -1 }], 'bars')).toMatch(/below zero/)
  })
})
