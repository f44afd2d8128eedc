export type StoredPrice = { amount?: number; currency?: string; label?: string }
export type StoredSalary = { from?: number; to?: number; currency?: string; note?: string }

/** A price is either an amount or a word that stands for it. */
export function checkPrice(price: StoredPrice | undefined): true | string {
  if (!price) return true
  const { amount, label } = price
  if (amount === undefined && !label) return 'Type an amount, or a word such as Custom.'
  if (amount !== undefined && label) return 'Type an amount or a word, not both.'
  return true
}

/** The upper end of a salary is not below its lower end. */
export function checkSalary(salary: StoredSalary | undefined): true | string {
  const { from, to } = salary ?? {}
  if (to === undefined || from === undefined || to >= from) return true
  return `The salary cannot end at ${to} when it starts at ${from}.`
}
