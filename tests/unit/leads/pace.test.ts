import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSlot, type Pace, withSlot } from '@/leads/server/outbox/schedule'

const LIMITS = { perSecond: 1, perMinute: 20 }
const HOUR = 60 * 60 * 1000

/** Sends `count` messages as early as allowed; returns their times. */
function send(count: number, limits = LIMITS, start = 0): number[] {
  const pace: Pace = { sentAt: [], heldUntil: 0 }
  let now = start
  return Array.from({ length: count }, () => {
    now = nextSlot(pace, limits, now)
    pace.sentAt = withSlot(pace.sentAt, limits, now)
    return now
  })
}

test('twenty messages are sent a second apart, the next one when the minute is over', () => {
  const seconds = send(42).map((time) => time / 1000)
  const burst = Array.from({ length: 20 }, (_, index) => index)
  expect(seconds).toEqual([...burst, ...burst.map((second) => second + 60), 120, 121])
})

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

test('an idle chat gets a message at once', () => {
  const sentAt = send(20)
  const now = 80_000
  expect(nextSlot({ sentAt, heldUntil: 0 }, LIMITS, now)).toBe(now)
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
