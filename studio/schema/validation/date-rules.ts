import { dayOnSite } from './site-time'

type Advice = true | string

const today = () => dayOnSite(Date.now())

/** Refuses a year that is mistyped, such as 0202 or 9999. */
export function checkYear(date: string | undefined): Advice {
  const [year] = /^[^T]*(?=-\d\d-\d\d)/.exec(date ?? '') ?? []
  if (year === undefined || /^20\d\d$/.test(year)) return true
  return `The year ${year} cannot be meant. Enter one from 2000 to 2099.`
}

/** Refuses an event that is over when it starts. */
export function checkEventEnd(endsAt: string | undefined, startsAt: unknown): Advice {
  const length = Date.parse(endsAt ?? '') - Date.parse(String(startsAt))
  if (length < 0) return 'The event cannot end before it starts.'
  return length === 0 ? 'The event takes 0 minutes. Enter when it ends.' : true
}

/** Warns that a position is closed: the site lists it no longer. */
export function adviseOpenUntil(openUntil: string | undefined): Advice {
  if (!openUntil || openUntil >= today()) return true
  return 'This day has passed, so the site no longer lists the position. Extend it, or unpublish the position.'
}

/** Warns about an event that is over and has no recording: its page has nothing left to offer. */
export function adviseEndsAt(endsAt: string | undefined, recording: unknown): Advice {
  if (recording || !endsAt || Date.parse(endsAt) >= Date.now()) return true
  return 'This event is over, so no list shows it. Add its recording, unpublish it, or change the date.'
}

/** Warns about a date in the future where the site prints it as past. */
export function adviseNotAhead(date: string | undefined): Advice {
  if (!date || date <= today()) return true
  return 'This date is in the future, but visitors see the page as soon as you publish it. Use a release to publish it later, or correct the date.'
}

/** Refuses a change before the publication. */
export function checkUpdatedOn(updatedOn: string | undefined, publishedOn: unknown): Advice {
  if (!updatedOn || typeof publishedOn !== 'string' || updatedOn >= publishedOn) return true
  return 'The article cannot change before it is published. Correct the date, or leave it empty.'
}

/** Warns about an announced month that has passed: “March 2025”. */
export function adviseExpected(expected: string | undefined): Advice {
  const month = Date.parse(`1 ${expected ?? ''} UTC`)
  if (Number.isNaN(month) || !/\d{4}$/.test(expected ?? '')) return true
  const end = new Date(month)
  end.setUTCMonth(end.getUTCMonth() + 1)
  if (end.getTime() > Date.now()) return true
  return `${expected} has passed. Enter the new month, or publish the report and delete this announcement.`
}

/** Warns about a legal claim that nobody has compared with its source for a year. */
export function adviseClaimReview(reviewedOn: string | undefined): Advice {
  if (!reviewedOn) return true
  if (reviewedOn > today()) return 'This date is in the future. Enter the day of the last review.'
  const yearAgo = new Date()
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  if (reviewedOn >= yearAgo.toISOString().slice(0, 10)) return true
  return 'The last review is more than 12 months old. Compare the claim with its source, then enter the date.'
}
