import { StartError } from '../run/start-error.ts'
import { looksLikeAge, parseAge } from './parse-age.ts'

const DAY = 24 * 60 * 60 * 1000
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?Z?$/

type Reading = { option: '--since' | '--until'; now: number }

/**
 * A moment of UTC: a day, a minute of it, or an age.
 * A day after `--until` is meant whole: the answer is then its last millisecond.
 */
export function parseMoment(text: string, { option, now }: Reading): number {
  if (looksLikeAge(text)) return now - parseAge(text, option)
  const [, day = '', minute] = MOMENT.exec(text) ?? []
  const moment = Date.parse(`${day}T${minute ?? '00:00'}Z`)
  // 30 February would be read as 2 March.
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    throw new StartError(
      `${option} must be a day such as 2026-03-01, a minute such as 2026-03-01T14:30 (UTC), or an age such as 7d; not "${text}".`,
    )
  }
  return option === '--until' && !minute ? moment + DAY - 1 : moment
}
