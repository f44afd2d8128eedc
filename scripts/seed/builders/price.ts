import type { Price, Salary } from '../../../web/src/content/types.gen.ts'

/** A price: an amount in US dollars, or a label such as Custom. */
export function price(cost: number | string): Price {
  return typeof cost === 'number'
    ? { _type: 'price', amount: cost, currency: 'USD' }
    : { _type: 'price', currency: 'USD', label: cost }
}

/** A yearly salary in US dollars, with an upper limit or a note such as “plus commission”. */
export function salary(from: number, more: Pick<Salary, 'to' | 'note'>): Salary {
  return { _type: 'salary', from, currency: 'USD', ...more }
}
