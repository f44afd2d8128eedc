import { expect, test } from 'vitest'
import { checkRowCells } from '../../../studio/schema/sections/fact-table'
import { checkPrice, checkSalary } from '../../../studio/schema/validation/price'

test('every row of a table must have a cell for every column', () => {
  const columns = ['Office', 'People']
  const row = (_key: string, ...cells: string[]) => ({ _key, cells })
  expect(checkRowCells({ columns, rows: [row('a', 'London', '46')] })).toBe(true)
  expect(checkRowCells(undefined)).toBe(true)
  expect(checkRowCells({ columns, rows: [row('a', 'London', '46'), row('b', 'Oslo')] })).toEqual({
    message: 'This row has 1 cells, but the table has 2 columns.',
    path: ['rows', { _key: 'b' }],
  })
})

test('the upper limit of a salary must not be below the lower one', () => {
  expect(checkSalary({ from: 120_000 })).toBe(true)
  expect(checkSalary({ from: 150_000, to: 200_000 })).toBe(true)
  expect(checkSalary({ from: 150_000, to: 100_000 })).toMatch(/upper limit 100000 is below/)
})

test('a price must have either an amount or a label', () => {
  expect(checkPrice({ amount: 0 })).toBe(true)
  expect(checkPrice({ label: 'Custom' })).toBe(true)
  expect(checkPrice({ currency: 'USD' })).toMatch(/Enter an amount/)
  expect(checkPrice({ amount: 99, label: 'Custom' })).toMatch(/not both/)
})
