import type { Plan } from '../../../web/src/content/sanity/types.gen.ts'
import { keyFrom } from './key.ts'

/** One plan of a price list. */
export function plan(name: string, price: string, fields: Omit<Plan, '_type' | 'name' | 'price'>) {
  return { _type: 'plan' as const, _key: keyFrom('plan', name), name, price, ...fields }
}
