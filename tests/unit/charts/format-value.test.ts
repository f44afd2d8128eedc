import { describe, expect, test } from 'vitest'
import { formatMark, formatValue } from '@/illustrations/charts/chart'

const NO_BREAK_SPACE = '\u00a0'

describe('a value with its unit', () => {
  test.each([
    [71, '%', '71%'],
    [89.2, '$B', '$89.2B'],
    [12.4, 'M', '12.4M'],
    [0, '%', '0%'],
    [1170, '$M', '$1,170M'],
    [3.1, '$', '$3.10'],
    [200, '$', '$200'],
    [-4.5, '%', '−4.5%'],
    [-1200, '$', '−$1,200'],
    [47, 'ms', `47${NO_BREAK_SPACE}ms`],
    [16, 'days', `16${NO_BREAK_SPACE}days`],
    [0.125, '%', '0.13%'],
    [5, '', '5'],
    [5, ' % ', '5%'],
  ])('%d in %s is printed as %s', (value, unit, printed) => {
    expect(formatValue(value, unit)).toBe(printed)
  })
})

describe('a value beside its bar', () => {
  test('keeps a unit sign', () => {
    expect(formatMark(89.2, '$B')).toBe('$89.2B')
    expect(formatMark(47, 'ms')).toBe(`47${NO_BREAK_SPACE}ms`)
  })

  test('omits a unit word, which the chart header shows', () => {
    expect(formatMark(16, 'days')).toBe('16')
    expect(formatMark(1200, '$ per case')).toBe('$1,200')
  })
})
