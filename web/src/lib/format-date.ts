/** A time in some format; empty for one that is no time, which only a program can store. */
function format(time: Date, as: Intl.DateTimeFormat): string {
  return Number.isNaN(time.getTime()) ? '' : as.format(time)
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date as people write it: October 1, 2025. */
export function formatDate(isoDate: string): string {
  return format(new Date(isoDate), dateFormat)
}

const monthYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The month of an ISO date, or an ISO month, for readers: October 2025. */
export function monthAndYear(isoDate: string): string {
  return format(new Date(isoDate), monthYearFormat)
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
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })

export type EventTime = {
  /** Thursday, January 14, 2027; both days if it ends on another day. */
  day: string
  /** 11:00 AM-12:00 PM EST; 10:00 AM EDT – 5:00 PM EST over the end of daylight saving. */
  hours: string
  dayOfMonth: string
  month: string
}

/** When an event takes place, as people write it. */
export function formatEventTime(startsAt: string, endsAt: string): EventTime {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const firstDay = dayOf(start)
  const lastDay = dayOf(end)
  return {
    day: firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`,
    hours:
      zoneOf(start) === zoneOf(end)
        ? `${hourOf(start)}-${hourOf(end)} ${zoneOf(end)}`
        : `${hourOf(start)} ${zoneOf(start)} – ${hourOf(end)} ${zoneOf(end)}`,
    dayOfMonth: partOf(dayFormat, start, 'day'),
    month: `${partOf(dayFormat, start, 'month')} ${partOf(dayFormat, start, 'year')}`,
  }
}

/** The last second of a day in New York, 2027-01-31T23:59:59-05:00; undefined for what is no day. */
export function endOfDay(day: string): string | undefined {
  // Clocks change at 2 AM, so an hour more or less at midnight has the same offset.
  const end = new Date(`${day}T23:59:59-05:00`)
  if (Number.isNaN(end.getTime())) return undefined
  return `${day}T23:59:59${partOf(offsetFormat, end, 'timeZoneName').replace('GMT', '')}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Duration = { count: number; unit: 'minute' | 'hour' | 'day' }

/** The time between two ISO times: minutes below two hours, hours below a day, then days by the clock in New York. */
export function durationOf(startsAt: string, endsAt: string): Duration {
  // Once a year a day has 25 hours, and once 23.
  const byClock = clockIn(endsAt) - clockIn(startsAt)
  if (byClock >= DAY) return { count: Math.ceil(byClock / DAY), unit: 'day' }
  const milliseconds = Date.parse(endsAt) - Date.parse(startsAt)
  if (milliseconds < 2 * HOUR) return { count: Math.round(milliseconds / MINUTE), unit: 'minute' }
  return { count: Math.round((milliseconds / HOUR) * 100) / 100, unit: 'hour' }
}

/** The time that the clock shows, as milliseconds. */
const clockIn = (time: string) =>
  Date.parse(`${new Date(time).toLocaleString('sv-SE', { timeZone })}Z`)

const zoneOf = (date: Date) => partOf(zoneFormat, date, 'timeZoneName')
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

/** The day of a time (ms since 1970) in UTC, such as `2026-11-25`. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
