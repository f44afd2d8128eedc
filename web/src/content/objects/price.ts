import type { EVENTS_QUERY_RESULT } from '@/content/types.gen'
import { type Currency, formatAmount, isCurrency } from '@/lib/format-amount'

/** GROQ fields of a `price`. */
export const PRICE_FIELDS = 'amount, currency, label'

/** A price: text for visitors and, unless the text is a label, the amount for machines. */
export type Price = { text: string; amount?: number; currency?: Currency }

export type RawPrice = NonNullable<EVENTS_QUERY_RESULT[number]['price']>

/** Undefined without an amount or a label. */
export function toPrice(raw: RawPrice | null | undefined): Price | undefined {
  const { amount, currency, label } = raw ?? {}
  const value = typeof amount === 'number' ? amount : Number.NaN
  // A program can store a price that the Studio rejects.
  if (Number.isFinite(value) && value >= 0 && isCurrency(currency)) {
    return {
      text: value === 0 ? 'Free' : formatAmount(value, currency),
      amount: value,
      currency,
    }
  }
  return label ? { text: label } : undefined
}
