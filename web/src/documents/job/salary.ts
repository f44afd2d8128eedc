import type { JOBS_QUERY_RESULT } from '@/content/types.gen'
import { type Currency, formatAmount, isCurrency } from '@/lib/format-amount'

export const SALARY_FIELDS = 'from, to, currency, note'

/** The yearly salary: text for visitors, amounts for structured data. */
export type Salary = { text: string; from: number; to?: number; currency: Currency }

export type RawSalary = NonNullable<JOBS_QUERY_RESULT[number]['salary']>

/** The salary, if it has an amount and a currency. */
export function toSalary(raw: RawSalary | null | undefined): Salary | undefined {
  const { from, to, currency, note } = raw ?? {}
  if (!isAmount(from) || !isCurrency(currency)) return undefined
  const isRange = isAmount(to) && to > from
  const [low, high] = inOneUnit(isRange ? [from, to] : [from], currency)
  const isExact = to === from || Boolean(note)
  const amount = isExact ? low : `From ${low}`
  const figures = high ? `${low}-${high}` : amount
  return {
    text: [figures, note].filter(Boolean).join(' '),
    from,
    ...((isRange || to === from) && { to }),
    currency,
  }
}

const isAmount = (value: unknown): value is number => Number.isFinite(value)

/** Rounded to thousands, as $150k, if that is exact for all amounts. */
function inOneUnit(amounts: number[], currency: Currency): string[] {
  const inThousands = amounts.every((amount) => amount >= 1000 && amount % 1000 === 0)
  return amounts.map((amount) =>
    inThousands ? `${formatAmount(amount / 1000, currency)}k` : formatAmount(amount, currency),
  )
}
