const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date as people write it: October 1, 2025. */
export function formatDate(isoDate: string): string {
  return dateFormat.format(new Date(isoDate))
}

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A month for readers: 2025-10 → October 2025. */
export function formatMonth(month: string): string {
  return monthFormat.format(new Date(`${month}-01`))
}

const monthYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An ISO date as reports carry it: October 2025. */
export function monthAndYear(isoDate: string): string {
  return monthYearFormat.format(new Date(isoDate))
}

// The company's time zone; it is always printed with the hour.
const timeZone = 'America/New_York'
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
})
const hourFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })

export type EventTime = {
  /** Thursday, January 14, 2027; both days if it ends on another day. */
  day: string
  /** 11:00 AM-12:00 PM EST */
  hours: string
  /** 45 minutes, 2 hours, 3 days */
  duration: string
  dayOfMonth: string
  month: string
}

/** When an event takes place, as people write it. */
export function formatEventTime(startsAt: string, endsAt: string): EventTime {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const firstDay = dayOf(start)
  const lastDay = dayOf(end)
  return {
    day: firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`,
    hours: `${hourOf(start)}-${hourOf(end)} ${partOf(zoneFormat, start, 'timeZoneName')}`,
    duration: durationOf(end.getTime() - start.getTime()),
    dayOfMonth: partOf(dayFormat, start, 'day'),
    month: `${partOf(dayFormat, start, 'month')} ${partOf(dayFormat, start, 'year')}`,
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Minutes below two hours, hours below a day, then calendar days. */
function durationOf(milliseconds: number): string {
  if (milliseconds >= DAY) return count(Math.ceil(milliseconds / DAY), 'day')
  if (milliseconds < 2 * HOUR) return count(Math.round(milliseconds / MINUTE), 'minute')
  return count(Math.round((milliseconds / HOUR) * 100) / 100, 'hour')
}

const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`
const dayOf = (date: Date) => dayFormat.format(date)
// Newer ICU data puts a narrow space before AM and PM.
const hourOf = (date: Date) => hourFormat.format(date).replaceAll(/\s/g, ' ')

function partOf(
  format: Intl.DateTimeFormat,
  date: Date,
  type: Intl.DateTimeFormatPartTypes,
): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
}
