import { defineField } from 'sanity'

/** When somebody should read a document again, to see whether it is still right. */
export const reviewField = defineField({
  name: 'reviewOn',
  title: 'Review on',
  type: 'date',
  description: 'When somebody should check whether this is still right. Visitors do not see it.',
  options: { dateFormat: 'D MMMM YYYY' },
  validation: (rule) =>
    rule.custom((date: string | undefined) => checkReview(date, new Date())).warning(),
})

/** Returns that a review is due, or true. */
export function checkReview(date: string | undefined, today: Date): true | string {
  const isDue = date !== undefined && date < today.toISOString().slice(0, 10)
  if (!isDue) return true
  return `The review was due on ${date}. Check that everything is still right, then enter the date of the next review.`
}
