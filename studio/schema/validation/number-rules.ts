import type { StoredPrice } from './price'

type Advice = true | string

export const NO_NUMBER =
  'Write a number with a point before the decimals and nothing between thousands: 12.50 or 1200. Until then, this counts as empty.'

const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/
/** 1200 as half of Europe writes it. A number that means its point has no reason to end in a third decimal of 0. */
const WITH_THOUSANDS = /^-?[1-9]\d{0,2}\.\d\d0$/

/** The number that a text can only mean; undefined for 12,50, 1,200 and 1.200. */
export function readNumber(text: string): number | undefined {
  const written = text.trim()
  if (!NUMBER.test(written) || WITH_THOUSANDS.test(written)) return undefined
  const number = Number(written)
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

/** Warns about a price that is written into its label, or looks mistyped. */
export function advisePrice(price: StoredPrice | undefined): Advice {
  const { amount, label } = price ?? {}
  if (label && /\d/.test(label)) {
    return 'A price in words is missing from search results. Enter the number under “Amount”.'
  }
  if (amount === undefined) return true
  if (amount > 0 && amount < 0.005) {
    return `${amount} is less than half a cent. Check the decimal point; 0 is shown as Free.`
  }
  // A comma of another language, or a slip: 9.999 for 9,999 or 9.99.
  if (amount > 1 && Math.abs(amount - Math.round(amount * 100) / 100) > 1e-9) {
    return `${amount} has more than two decimals. Enter thousands without a separator: 9999; and cents with two digits: 9.99.`
  }
  return amount > 1_000_000
    ? `${amount.toLocaleString('en-US')} is a very high price. Check the zeros.`
    : true
}

/** Warns about plans side by side in different currencies. */
export function advisePlans(plans: readonly { price?: StoredPrice }[] | undefined): Advice {
  const currencies = new Set(
    (plans ?? []).flatMap(({ price }) => (price?.amount ? [price.currency ?? ''] : [])),
  )
  if (currencies.size < 2) return true
  return `These plans have prices in ${[...currencies].join(' and ')}. Visitors compare them: use one currency.`
}
