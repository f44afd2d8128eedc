const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month as addresses write it, as people do: 2025-10 → October 2025. */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-01`))
}
