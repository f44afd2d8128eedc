import type { Currency } from '@/lib/format-amount'

/** A plan as the calculator counts it. */
export type CountedPlan = {
  name: string
  /** Undefined if the price is on request. */
  amount?: number | undefined
  currency?: Currency | undefined
  /** The price is for each one, not for a month. */
  isEach?: boolean | undefined
  /** How many a monthly price includes; undefined without a limit. */
  included?: number | undefined
  /** So many are charged a month at least, where the price is for each one. */
  minimum?: number | undefined
  /** For no more than so many a month, where the price is for each one. */
  maximum?: number | undefined
}

/** What a plan costs a month: an amount, too little for the volume, or a question for sales. */
export type PlanCost = { is: 'cost'; amount: number } | { is: 'short' } | { is: 'sales' }

export const MAX_VOLUME = 1_000_000_000
/** From here on a plan on request, with its discounts, fits better than a price by the piece. */
const LARGE_VOLUME = 10_000_000

/** Whether something is counted so often a month. */
export const isVolume = (volume: unknown): volume is number =>
  typeof volume === 'number' && Number.isInteger(volume) && volume > 0 && volume <= MAX_VOLUME

/** Whether more is charged than the volume. */
export const isBelowMinimum = <Plan extends CountedPlan>(
  plan: Plan,
  volume: number,
): plan is Plan & { minimum: number } =>
  plan.isEach === true && isVolume(plan.minimum) && plan.minimum > volume

/** What a plan costs at a volume. */
export function costOf(plan: CountedPlan, volume: number): PlanCost {
  const { amount, isEach, included, maximum } = plan
  // Only a program can store a plan that includes nothing, a limit that is no number of pieces, and a price without end.
  if (amount === undefined || (included ?? 1) <= 0) return { is: 'sales' }
  const most = isEach && isVolume(maximum) ? maximum : included
  if (most !== undefined && most < volume) return { is: 'short' }
  const cost = isEach ? amount * (isBelowMinimum(plan, volume) ? plan.minimum : volume) : amount
  return Number.isFinite(cost) ? { is: 'cost', amount: cost } : { is: 'sales' }
}

/**
 * The index of the plan that fits: the cheapest one that suffices, of equals the last, which includes more; if none does, or at a large
 * volume by the piece, the first that is priced on request. -1 without either, and where prices in several currencies cannot be compared.
 */
export function fittingPlan(plans: readonly CountedPlan[], volume: number): number {
  const costs = plans.map((plan) => costOf(plan, volume))
  const onRequest = costs.findIndex(({ is }) => is === 'sales')
  if (volume >= LARGE_VOLUME && onRequest >= 0 && plans.some(({ isEach }) => isEach))
    return onRequest
  const priced = plans.filter((_, index) => costs[index]?.is === 'cost')
  if (new Set(priced.map(({ currency }) => currency)).size > 1) return -1
  const amounts = costs.map((cost) => (cost.is === 'cost' ? cost.amount : Number.POSITIVE_INFINITY))
  return priced.length > 0 ? amounts.lastIndexOf(Math.min(...amounts)) : onRequest
}

/** Whether a plan before the one at `index` costs as much. */
export function isTied(plans: readonly CountedPlan[], index: number, volume: number): boolean {
  const amountAt = (plan: CountedPlan | undefined) => {
    const cost = plan && costOf(plan, volume)
    return cost?.is === 'cost' ? cost.amount : undefined
  }
  const amount = amountAt(plans[index])
  return amount !== undefined && plans.slice(0, index).some((plan) => amountAt(plan) === amount)
}
