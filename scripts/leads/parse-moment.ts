import { StartError } from '../run/start-error.ts'

const DAY = 24 * 60 * 60 * 1000
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?Z?$/

type Reading = { option: '--since' | '--until'; now: number }

/**
 * Parses a day, a minute or an age as UTC in ms since 1970. `--until DAY` includes the whole day: the result is its
 * last millisecond.
 */
export function parseMoment(text: string, { option, now }: Reading): number {
  if (looksLikeAge(text)) return now - parseAge(text, option)
  const [, day = '', minute] = MOMENT.exec(text) ?? []
  const moment = Date.parse(`${day}T${minute ?? '00:00'}Z`)
  // February 30 would parse as March 2.
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    throw new StartError(
      `${option} must be a day such as 2026-03-01, a minute such as 2026-03-01T14:30 (UTC), or an age such as 7d; not "${text}".`,
    )
  }
  return option === '--until' && !minute ? moment + DAY - 1 : moment
}

const HOUR = 60 * 60 * 1000
const UNITS: Record<string, number> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR }
/** A century: longer ages are typing errors. */
const LONGEST = 36_525 * 24 * HOUR

/** Milliseconds of an age such as `180d`, `12h` or `4w`. */
export function parseAge(text: string, option: string): number {
  const [, digits, unit = ''] = /^(\d{1,6})([hdw])$/.exec(text) ?? []
  const age = Number(digits) * (UNITS[unit] ?? Number.NaN)
  if (age > 0 && age <= LONGEST) return age
  throw new StartError(
    `${option} must be a number of hours, days or weeks, such as 12h, 180d or 4w; not "${text}".`,
  )
}

/** Whether the text looks like an age, valid or not. */
const looksLikeAge = (text: string) => /^\d+[a-z]$/i.test(text)
