import { SITE_TIME_ZONE } from './site-time'

/** A section, as far as it says when it shows. */
export interface Timed {
  showFrom?: unknown
  showUntil?: unknown
}

type Advice = true | string

// What is no date does not limit, as on the site.
const startOf = ({ showFrom }: Timed) => timeOf(showFrom) ?? Number.NEGATIVE_INFINITY
const endOf = ({ showUntil }: Timed) => timeOf(showUntil) ?? Number.POSITIVE_INFINITY

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Whether two sections show at the same time. */
export const showTogether = (one: Timed, other: Timed): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one)

/** Refuses an end that is not after the start. */
export function checkShowUntil(until: string | undefined, section: unknown): Advice {
  const { showFrom } = (section ?? {}) as Timed
  if (startOf({ showFrom }) < endOf({ showUntil: until })) return true
  return 'It would end before it starts, and never show. Enter a later time.'
}

/** Warns about an end that has passed. */
export function adviseShowUntil(until: string | undefined): Advice {
  if (endOf({ showUntil: until }) > Date.now()) return true
  return 'This time has passed, so visitors do not see the section. Remove it, or enter a later time.'
}

const WORDS = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
})

/** “From Dec 1, 2026, 9:00 AM until Dec 24, 2026, 6:00 PM”, in the site's time zone; '' without times. */
export function describeTimes({ showFrom, showUntil }: Timed): string {
  const [from, until] = [timeOf(showFrom), timeOf(showUntil)]
  if (until !== undefined && until <= Date.now()) return `Ended ${WORDS.format(until)}`
  const text = [
    ...(from === undefined ? [] : [`from ${WORDS.format(from)}`]),
    ...(until === undefined ? [] : [`until ${WORDS.format(until)}`]),
  ].join(' ')
  return text && `Shows ${text}`
}
