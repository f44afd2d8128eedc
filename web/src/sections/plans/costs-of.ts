import { toPrice } from '@/content/objects/price'
import type { CostTableProps } from '@/sections/plans/cost-table'
import { type CountedPlan, isVolume } from '@/sections/plans/plan-costs'
import type { SectionOf } from '@/sections/section'

type Section = Pick<SectionOf<'plans'>, 'plans' | 'counted' | 'volume'>

/** What the calculator of a price list counts; undefined if it has none. */
export function costsOf({ plans, counted, volume }: Section): CostTableProps | undefined {
  if (plans.length === 0 || !counted || !isVolume(volume)) return undefined
  return { plans: toCounted(plans), volume, unit: counted }
}

/** Prices are by the month as soon as one plan says what it includes. */
function toCounted(plans: Section['plans']): CountedPlan[] {
  const isEach = plans.every(({ included }) => included === null)
  return plans.map(({ name, included, minimum, maximum, ...plan }) => {
    const { amount, currency } = toPrice(plan.price) ?? {}
    if (amount === undefined) return { name }
    return {
      name,
      amount,
      currency,
      ...(isEach && { isEach }),
      ...(included !== null && { included }),
      ...(minimum !== null && { minimum }),
      ...(maximum !== null && { maximum }),
    }
  })
}
