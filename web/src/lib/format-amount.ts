const CURRENCIES = ['USD', 'EUR', 'GBP'] as const

export type Currency = (typeof CURRENCIES)[number]

export function isCurrency(name: unknown): name is Currency {
  return CURRENCIES.some((currency) => currency === name)
}

/** An amount of money as people write it: $499, $49.50, $0.005. */
export function formatAmount(amount: number, currency: Currency): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}
