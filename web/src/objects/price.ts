import { type Currency, formatAmount, isCurrency } from '@/lib/format-amount'
import type { EVENTS_QUERY_RESULT } from '@/sanity/types.gen'

/** Put in braces after a `price`. */
export const PRICE_FIELDS = 'amount, currency, label'

/** What something costs: the text for visitors and, unless a word stands for it, the amount for machines. */
export type Price = { text: string; amount?: number; currency?: Currency }

export type RawPrice = NonNullable<EVENTS_QUERY_RESULT[number]['price']>

/** A price without an amount and a word is none. */
export function toPrice(raw: RawPrice | null | undefined): Price | undefined {
  const { amount, currency, label } = raw ?? {}
  if (Number.isFinite(amount) && isCurrency(currency)) {
    const value = Number(amount)
    return { text: value === 0 ? 'Free' : formatAmount(value, currency), amount: value, currency }
  }
  return label ? { text: label } : undefined
}
