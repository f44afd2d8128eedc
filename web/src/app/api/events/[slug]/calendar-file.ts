export type CalendarEntry = {
  id: string
  title: string
  summary: string
  where: string
  /** ISO times. */
  updatedAt: string
  startsAt: string
  endsAt: string
  url: string
}

/** An event as an iCalendar file (RFC 5545). */
export function calendarFile(entry: CalendarEntry, brand: string): string {
  const { title, summary, where, startsAt, endsAt, url } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(brand)}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@${new URL(url).host}`,
    // Not the download time, so that the file is stable.
    `DTSTAMP:${utc(entry.updatedAt)}`,
    // Google Calendar replaces an entry only by one of a higher number, and refuses numbers of over 31 bits.
    `SEQUENCE:${Math.floor(Date.parse(entry.updatedAt) / 60_000)}`,
    `DTSTART:${utc(startsAt)}`,
    // Calendars refuse an end before the start.
    ...(Date.parse(endsAt) > Date.parse(startsAt) ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${textOf(title)}`,
    `DESCRIPTION:${textOf(`${summary}\n${url}`)}`,
    `LOCATION:${textOf(where)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** 2027-01-14T16:00:00.000Z → 20270114T160000Z */
const utc = (time: string) =>
  new Date(time)
    .toISOString()
    .replaceAll(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')

/** A text as a value: what any program takes for the end of a line is `\n`; other control characters are removed. */
const textOf = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\v\f\r\x85\u2028\u2029]/g, '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')

/** Folds lines after 75 octets (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 75) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
