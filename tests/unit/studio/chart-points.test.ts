import { describe, expect, test } from 'vitest'
import { adviseChartPoints, checkChartPoints } from '../../../studio/schema/validation/chart-points'

const points = (...values: number[]) =>
  values.map((value, index) => ({ label: String(2020 + index), value }))

describe('the figures of a chart', () => {
  test('may be drawn', () => {
    expect(checkChartPoints(points(1, 0, 3), 'bars')).toBe(true)
    expect(checkChartPoints(points(-1, 3), 'line')).toBe(true)
  })

  test('cannot be drawn without any, or as a line of one', () => {
    expect(checkChartPoints(undefined, 'bars')).toBe('Add at least one figure.')
    expect(checkChartPoints(points(1), 'line')).toMatch(/two points/)
  })

  test('are each there once', () => {
    expect(checkChartPoints([...points(1), ...points(2)], 'bars')).toBe('“2020” is there twice.')
  })

  test('are not below zero where a length shows them', () => {
    expect(checkChartPoints(points(5, -2), 'share')).toMatch(/“2021” is below zero/)
    expect(checkChartPoints([{ label: 'A', value: 1, compare: -1 }], 'bars')).toMatch(/below zero/)
  })

  test('are better few, and one of them amber', () => {
    expect(adviseChartPoints(points(1, 2, 3), 'share')).toBe(true)
    expect(adviseChartPoints(points(1, 2, 3, 4, 5, 6, 7), 'share')).toMatch(/six parts/)
    expect(adviseChartPoints(points(...Array(13).fill(1)), 'columns')).toMatch(/twelve/)
    const two = points(1, 2).map((each) => ({ ...each, highlight: true }))
    expect(adviseChartPoints(two, 'bars')).toMatch(/highlight one only/)
  })
})
