/** The time zone in which the site prints times and ends days. */
export const SITE_TIME_ZONE = 'America/New_York'

/** Options of a field with a time: shown and entered as the site prints it, wherever the editor is. */
export const siteTime = { displayTimeZone: SITE_TIME_ZONE, allowTimeZoneSwitch: false }

// The Swedish form is that of stored dates.
const storedDay = new Intl.DateTimeFormat('sv-SE', { timeZone: SITE_TIME_ZONE })
const printedDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SITE_TIME_ZONE })

/** The day of a time on the site, as it is stored: 2026-11-22. */
export const dayOnSite = (time: number | Date): string => storedDay.format(time)

/** The day of a stored time as the site prints it: November 22, 2026; '' for what is no time. */
export function printDay(time: string | undefined): string {
  const date = new Date(time ?? '')
  return Number.isNaN(date.getTime()) ? '' : printedDay.format(date)
}
