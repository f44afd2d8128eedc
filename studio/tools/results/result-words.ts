import type { ResultsCount, ResultsKey } from '../../../web/src/lib/studio-api'

const numbers = new Intl.NumberFormat('en-US')

export const inDigits = (number: number): string => numbers.format(number)

/** `1 request`, `14 requests`. */
export const requests = (count: number): string =>
  `${inDigits(count)} ${count === 1 ? 'request' : 'requests'}`

/** `+5`, `−3`, `0`, with the sign of typographers. */
export const signed = (difference: number): string =>
  difference > 0 ? `+${inDigits(difference)}` : inDigits(difference).replace('-', '−')

/** The change against the period before, in a sentence. */
export function changeInWords({ count, before }: ResultsCount, days: number): string {
  const then = `in the ${days} days before`
  if (before === 0) return count === 0 ? `None ${then} either.` : `None ${then}.`
  if (count === before) return `As many as ${then}.`
  const percent = Math.round((Math.abs(count - before) / before) * 100)
  // A share of a few requests says nothing: “1,000 %”.
  const share = percent > 0 && before >= 10 ? ` (${inDigits(percent)} %)` : ''
  const difference = inDigits(Math.abs(count - before))
  return `${difference}${share} ${count > before ? 'more' : 'fewer'} than ${then}.`
}

/** What requests are counted by: the tab, the heading of its column, and a key that is not known. */
export const KEY_WORDS: Record<ResultsKey, { tab: string; column: string; unknown: string }> = {
  form: { tab: 'Forms', column: 'Form', unknown: 'Unknown form' },
  page: { tab: 'Pages', column: 'Page', unknown: 'Unknown page' },
  button: { tab: 'Buttons', column: 'Button', unknown: 'Without a button' },
  campaign: { tab: 'Campaigns', column: 'Campaign', unknown: 'Without a campaign' },
  landing: {
    tab: 'Landing pages',
    column: 'First page of the visit',
    unknown: 'Unknown first page',
  },
}

/** `November 3` for a day such as `2026-11-03`. */
export const dayInWords = (day: string, month: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat('en-US', { month, day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
