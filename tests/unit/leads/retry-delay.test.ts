import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_FAILURES, retryDelay } from '@/leads/server/deliver/deliver-entry'

test('the delay doubles from 1 s to 30 min', () => {
  const delays = [1, 2, 3, 4, 10, 11, 12, 13, 60].map((failures) =>
    retryDelay({ failures, random: 1 }),
  )
  expect(delays).toEqual([1, 2, 4, 8, 512, 1024, 1800, 1800, 1800].map((seconds) => seconds * 1000))
})

test('a retry-after of the service is honored, up to a day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ max: 1_000_000_000 }),
      (failures, seconds) => {
        const delay = retryDelay({ failures, random: 0.3, retryAfterSeconds: seconds })
        const day = 24 * 60 * 60
        expect(delay).toBeGreaterThanOrEqual(Math.min(seconds, day) * 1000)
        expect(delay).toBeLessThanOrEqual((day + 1800) * 1000)
      },
    ),
  )
})

test('retries go on for about a day', () => {
  let total = 0
  for (let failures = 1; failures < MOST_FAILURES; failures += 1)
    total += retryDelay({ failures, random: 0.5 })
  const hours = total / 3_600_000
  expect(hours).toBeGreaterThan(16)
  expect(hours).toBeLessThan(30)
})
