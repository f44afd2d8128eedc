// The company's own clock: the zone is always printed with the hour.
const timeZone = 'America/New_York'
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
})
const hourFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })

export type EventTime = {
  /** Thursday 14 January 2027; both days when it ends on another one. */
  day: string
  /** 11:00 AM-12:00 PM EST */
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
    day: firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`,
    hours: `${hourOf(start)}-${hourOf(end)} ${partOf(zoneFormat, start, 'timeZoneName')}`,
    dayOfMonth: partOf(dayFormat, start, 'day'),
    month: `${partOf(dayFormat, start, 'month')} ${partOf(dayFormat, start, 'year')}`,
  }
}

const dayOf = (date: Date) => dayFormat.format(date).replace(',', '')
// Newer ICU data puts a narrow space before AM and PM.
const hourOf = (date: Date) => hourFormat.format(date).replaceAll(/\s/g, ' ')

function partOf(
  format: Intl.DateTimeFormat,
  date: Date,
  type: Intl.DateTimeFormatPartTypes,
): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
}
