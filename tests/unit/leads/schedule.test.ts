import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MOST_FAILURES,
  nextSlot,
  type Pace,
  retryDelay,
  withSlot,
} from '@/leads/server/outbox/schedule'

const LIMITS = { perSecond: 1, perMinute: 20 }
const HOUR = 60 * 60 * 1000

test('no second and no minute exceeds its limit, whenever messages arrive', () => {
  const limits = fc.record({
    perSecond: fc.integer({ min: 1, max: 5 }),
    perMinute: fc.integer({ min: 1, max: 30 }),
  })
  const gaps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(limits, gaps, (allowed, pauses) => {
      const pace: Pace = { sentAt: [], heldUntil: 0 }
      const sent: number[] = []
      let now = 0
      for (const pause of pauses) {
        now = nextSlot(pace, allowed, now + pause)
        pace.sentAt = withSlot(pace.sentAt, allowed, now)
        sent.push(now)
      }
      for (const [index, time] of sent.entries()) {
        expect(time - (sent[index - allowed.perSecond] ?? -Infinity)).toBeGreaterThanOrEqual(1000)
        expect(time - (sent[index - allowed.perMinute] ?? -Infinity)).toBeGreaterThanOrEqual(60_000)
      }
      expect(pace.sentAt.length).toBeLessThanOrEqual(allowed.perMinute)
    }),
  )
})

test('a held chat gets no message until then', () => {
  expect(nextSlot({ sentAt: [], heldUntil: 300_000 }, LIMITS, 1000)).toBe(300_000)
  expect(nextSlot({ sentAt: [], heldUntil: 300_000 }, LIMITS, 300_001)).toBe(300_001)
})

test('the pace holds if the clocks of two servers differ by seconds', () => {
  expect(nextSlot({ sentAt: [5000], heldUntil: 0 }, LIMITS, 2000)).toBe(6000)
  expect(withSlot([5000], LIMITS, 2000)).toEqual([2000, 5000])
})

test('times written by a clock far ahead are ignored', () => {
  expect(nextSlot({ sentAt: [HOUR], heldUntil: 1000 * HOUR }, LIMITS, 2000)).toBe(2000)
  expect(withSlot([HOUR], LIMITS, 2000)).toEqual([2000])
})

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
