import type { Plan } from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'
import { price } from './price.ts'

/** One plan of a price list, with an amount in US dollars or a word such as Custom as its price. */
export function plan(
  name: string,
  cost: number | string,
  fields: Omit<Plan, '_type' | 'name' | 'price'>,
) {
  const _key = keyFrom('plan', name)
  return { _type: 'plan' as const, _key, name, price: price(cost), ...fields }
}
