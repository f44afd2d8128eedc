import type { DocumentRule } from './places'
import type { StoredPrice, StoredSalary } from './price'

type Advice = true | string

/** Warns about a salary in thousands, or in cents: the site prints 150000 as $150k. */
export function adviseSalary(salary: StoredSalary | undefined): Advice {
  const amounts = [salary?.from, salary?.to].filter((amount) => amount !== undefined)
  const small = amounts.find((amount) => amount > 0 && amount < 5000)
  if (small) return `${small} a year is very little. Enter the full figure: ${small * 1000}.`
  const large = amounts.find((amount) => amount > 2_000_000)
  return large ? `${large.toLocaleString('en-US')} a year is very much. Check the zeros.` : true
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

const LARGEST = 1e12

/** No number of the site, in its unit, is larger than a trillion: a program or a slip of the hand wrote it. */
export const refuseHugeNumbers: DocumentRule = (places) =>
  places.flatMap(({ value, path }) =>
    typeof value === 'number' && !(Math.abs(value) <= LARGEST)
      ? [
          {
            message: `${value} is too large to be meant. Check the zeros, or choose a larger unit.`,
            path,
          },
        ]
      : [],
  )

/** Warns about plans side by side in different currencies, and about several that stand out. */
export function advisePlans(
  plans: readonly { price?: StoredPrice; tag?: string }[] | undefined,
): Advice {
  const tagged = (plans ?? []).filter(({ tag }) => tag)
  if (tagged.length > 1) {
    return `${tagged.length} plans have a tag, so none stands out. Keep it on one.`
  }
  const currencies = new Set(
    (plans ?? []).flatMap(({ price }) => (price?.amount ? [price.currency ?? ''] : [])),
  )
  if (currencies.size < 2) return true
  return `These plans have prices in ${[...currencies].join(' and ')}. Visitors compare them: use one currency.`
}
