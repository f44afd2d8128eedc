import type { Plan } from '../../../web/src/content/types.gen.ts'
import { keyFrom } from './key.ts'
import { price } from './price.ts'

/** A plan of a price list; `cost` is an amount in US dollars or a label such as Custom. */
export function plan(
  name: string,
  cost: number | string,
  fields: Omit<Plan, '_type' | 'name' | 'price'>,
) {
  const _key = keyFrom('plan', name)
  return { _type: 'plan' as const, _key, name, price: price(cost), ...fields }
}
