import { expect, test } from 'vitest'
import { formatMark, formatValue } from '@/illustrations/charts/chart'

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
