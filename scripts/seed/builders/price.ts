import type { Price, Salary } from '../../../web/src/sanity/types.gen.ts'

/** A price in US dollars, or the word that stands for one. */
export function price(cost: number | string): Price {
  return typeof cost === 'number'
    ? { _type: 'price', amount: cost, currency: 'USD' }
    : { _type: 'price', currency: 'USD', label: cost }
}

/** A yearly salary in US dollars. Without an upper end it says what comes on top. */
export function salary(from: number, more: Pick<Salary, 'to' | 'note'>): Salary {
  return { _type: 'salary', from, currency: 'USD', ...more }
}
