import { expect, test } from 'vitest'
import { MOST_FAILURES, retryDelay } from '@/leads/server/deliver/deliver-entry'

test('a retry-after of the service is honored, up to a day', () => {
  const delayAfter = (retryAfterSeconds: number) =>
    retryDelay({ failures: 1, random: 1, retryAfterSeconds })
  expect([delayAfter(-1), delayAfter(9), delayAfter(1e9)]).toEqual([1000, 10_000, 86_401_000])
})

test('retries go on for about a day', () => {
  let total = 0
  for (let failures = 1; failures < MOST_FAILURES; failures += 1)
    total += retryDelay({ failures, random: 0.5 })
  const hours = total / 3_600_000
  expect(hours).toBeGreaterThan(16)
  expect(hours).toBeLessThan(30)
})
