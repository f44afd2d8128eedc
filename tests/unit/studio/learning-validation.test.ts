import { expect, test } from 'vitest'
import { checkBiography } from '../../../studio/schema/validation/biography'
import { checkPathHours } from '../../../studio/schema/validation/path-hours'
import { checkRowCells } from '../../../studio/schema/validation/row-cells'
import { checkSalaryTo } from '../../../studio/schema/validation/salary'

test('the hours of a learning path are those of its modules', () => {
  const modules = [{ hours: 3 }, { hours: 4 }]
  expect(checkPathHours({ hours: 7, modules })).toBe(true)
  expect(checkPathHours({ hours: 7, modules: [] })).toBe(true)
  expect(checkPathHours(undefined)).toBe(true)
  expect(checkPathHours({ hours: 8, modules })).toEqual({
    message: 'The modules take 7 hours together, the path says 8.',
    path: ['hours'],
  })
})

test('every row of a table has a cell for every column', () => {
  const columns = ['Office', 'People']
  const row = (_key: string, ...cells: string[]) => ({ _key, cells })
  expect(checkRowCells({ columns, rows: [row('a', 'London', '46')] })).toBe(true)
  expect(checkRowCells(undefined)).toBe(true)
  expect(checkRowCells({ columns, rows: [row('a', 'London', '46'), row('b', 'Oslo')] })).toEqual({
    message: 'This row has 1 cells, but the table has 2 columns.',
    path: ['rows', { _key: 'b' }],
  })
})

test('a salary does not end below its beginning', () => {
  expect(checkSalaryTo(undefined, 120_000)).toBe(true)
  expect(checkSalaryTo(200_000, 150_000)).toBe(true)
  expect(checkSalaryTo(100_000, 150_000)).toMatch(/cannot end at 100000/)
})

test('executives are asked for a biography, others are not', () => {
  expect(checkBiography(undefined, 'staff')).toBe(true)
  expect(checkBiography('Short.', 'executive')).toMatch(/write a few sentences/)
  expect(checkBiography('Long enough. '.repeat(10), 'executive')).toBe(true)
})
