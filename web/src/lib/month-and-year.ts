const format = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An ISO date as reports carry it: October 2025. */
export function monthAndYear(isoDate: string): string {
  return format.format(new Date(isoDate))
}
