import { expect, test } from 'vitest'
import { checkPrice, checkSalary } from '../../../studio/schema/validation/price'

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
