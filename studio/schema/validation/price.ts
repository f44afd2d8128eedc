export type StoredPrice = { amount?: number; currency?: string; label?: string }
export type StoredSalary = { from?: number; to?: number; currency?: string; note?: string }

export const NO_PRICE = 'Enter an amount, or fill in “Instead of an amount”.'

/** Requires exactly one of an amount and a label. */
export function checkPrice(price: StoredPrice | undefined): true | string {
  if (!price) return true
  const { amount, label } = price
  if (amount === undefined && !label) return NO_PRICE
  if (amount !== undefined && label) return 'Enter an amount or a label, not both.'
  return true
}

/** Requires the upper limit of a salary to be at least the lower one. */
export function checkSalary(salary: StoredSalary | undefined): true | string {
  const { from, to } = salary ?? {}
  if (to === undefined || from === undefined || to >= from) return true
  return `The upper limit ${to} is below the lower limit ${from}.`
}
