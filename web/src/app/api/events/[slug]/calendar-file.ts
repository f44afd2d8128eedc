export type CalendarEntry = {
  id: string
  title: string
  summary: string
  place: string
  /** ISO times. */
  updatedAt: string
  startsAt: string
  endsAt: string
  url: string
}

/** An event as an iCalendar file (RFC 5545). */
export function calendarFile(entry: CalendarEntry, brand: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand)}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@${new URL(entry.url).host}`,
    // Not the download time, so that the file is stable.
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(`${entry.summary}\n${entry.url}`)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `URL:${entry.url}`,
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

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

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
