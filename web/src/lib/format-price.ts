const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** A price in US dollars: $499, or Free. */
export function formatPrice(usd: number): string {
  return usd === 0 ? 'Free' : format.format(usd)
}
