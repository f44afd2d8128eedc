const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date as people write it: 1 October 2025. */
export function formatDate(isoDate: string): string {
  return format.format(new Date(isoDate))
}
