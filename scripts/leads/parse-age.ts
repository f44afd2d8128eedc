import { StartError } from '../run/start-error.ts'

const HOUR = 60 * 60 * 1000
const UNITS: Record<string, number> = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR }
/** A century: anything longer is a slip of the finger. */
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

/** Whether it is written as an age, right or wrong. */
export const looksLikeAge = (text: string) => /^\d+[a-z]$/i.test(text)
