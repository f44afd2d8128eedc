import type { ResultsCount } from '../../../web/src/lib/studio-api'

/** `1 submission`, `1,400 submissions`. */
export const submissions = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'submission' : 'submissions'}`

/** The change against the period before, in a sentence. */
export function changeInWords({ count, before }: ResultsCount, days: number): string {
  const then = `in the ${days} days before`
  if (before === 0) return count === 0 ? `None ${then} either.` : `None ${then}.`
  if (count === before) return `As many as ${then}.`
  const difference = Math.abs(count - before).toLocaleString('en-US')
  return `${difference} ${count > before ? 'more' : 'fewer'} than ${then}.`
}
