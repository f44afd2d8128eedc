import { expect, test } from 'vitest'
import { checkReview } from '../../../studio/schema/fields/short-fields'

const today = new Date('2026-11-22T10:00:00Z')

test.each([undefined, '2026-11-22', '2027-01-01'])('a review on %s is not overdue', (date) => {
  expect(checkReview(date, today)).toBe(true)
})

test('a review is overdue when its day is over in New York', () => {
  expect(checkReview('2026-11-21', new Date('2026-11-22T04:59:59Z'))).toBe(true)
  expect(checkReview('2026-11-21', new Date('2026-11-22T05:00:00Z'))).not.toBe(true)
})

test('an overdue review says what to do', () => {
  expect(checkReview('2026-11-21', today)).toMatch(/was due on 2026-11-21. Check .* enter the date/)
})
