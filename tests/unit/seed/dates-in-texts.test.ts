import { expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { proseIn } from '../../support/seed-text.ts'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'

/** Date formats other than “October 1, 2025”: 1 October 2025, 3 May, Oct 1, 2025, 10/1/2025, 2025-10-01. */
const OTHER_DATES = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\\b`,
    `\\b(?!May)[A-Z][a-z]{2}\\.? \\d{1,2}, \\d{4}`,
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
    // In quotes it is an API value.
    '(?<!")\\b\\d{4}-\\d{2}-\\d{2}\\b(?!\\.\\d)',
  ].join('|'),
)

test('texts write dates as “October 1, 2025”', () => {
  const texts = seedDocuments.flatMap((document) =>
    proseIn(document).map((text) => ({ text, id: document._id })),
  )
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.filter(({ text }) => OTHER_DATES.test(text))).toEqual([])
})

test.each([
  'Decided on 9 October 2025',
  'closed on 3 May',
  'as of Oct 1, 2025',
  'since 10/1/2025',
  'since 2025-10-01.',
])('the check finds the date in “%s”', (text) => expect(text).toMatch(OTHER_DATES))
