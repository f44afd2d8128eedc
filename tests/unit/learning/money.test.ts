import { describe, expect, test } from 'vitest'
import { type RawPrice, toPrice } from '@/content/objects/price'
import { type RawSalary, toSalary } from '@/documents/job/salary'

const price = (fields: Partial<RawPrice>) =>
  toPrice({ amount: null, currency: 'USD', label: null, ...fields })
const salary = (fields: Partial<RawSalary>) =>
  toSalary({ from: 95_000, to: null, currency: 'EUR', note: null, ...fields })

describe('a price', () => {
  test.each([
    [1299, '$1,299'],
    [49.5, '$49.50'],
    [0.005, '$0.005'],
    [0, 'Free'],
  ])('of %s is printed as %s and is the same number in structured data', (amount, text) => {
    expect(price({ amount })).toEqual({ text, amount, currency: 'USD' })
  })

  test('may be a label without an amount; an amount takes precedence', () => {
    expect(price({ label: 'Contact us' })).toEqual({ text: 'Contact us' })
    expect(price({ amount: 99, label: 'Custom' })?.text).toBe('$99')
  })

  test('that is malformed, after an API write, is not shown', () => {
    expect(toPrice(null)).toBeUndefined()
    expect(price({})).toBeUndefined()
    expect(price({ amount: 99, currency: 'no currency' as never })).toBeUndefined()
    expect(price({ amount: '99' as never })).toBeUndefined()
  })
})

describe('a salary', () => {
  test.each([
    [{ to: 120_000 }, '€95k-€120k'],
    [{ to: 120_500 }, '€95,000-€120,500'],
    [{}, 'From €95k'],
    [{ note: 'plus commission' }, '€95k plus commission'],
  ])('of %o is printed as %s', (fields, text) => {
    const to = 'to' in fields ? { to: fields.to } : {}
    expect(salary(fields)).toEqual({ text, from: 95_000, currency: 'EUR', ...to })
  })

  test('without its figures or its currency is not shown', () => {
    expect(salary({ from: null as never, to: 1 })).toBeUndefined()
    expect(salary({ currency: null as never })).toBeUndefined()
    expect(toSalary(null)).toBeUndefined()
  })
})
