import { expect, test } from 'vitest'
import {
  askedDelay,
  chatKey,
  joinRounds,
  LONGEST_WAIT,
  MOST_FAILURES,
  MOST_LOST_ATTEMPTS,
  nextSlot,
  retryDelay,
  withSlot,
} from '@/leads/server/outbox/schedule'

const LIMITS = { perSecond: 1, perMinute: 20 }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('a clock ahead by up to a minute, and a hold of up to the longest wait, are believed', () => {
  const slot = (sentAt: number[], heldUntil = 0) => nextSlot({ sentAt, heldUntil }, LIMITS, 2000)
  expect(slot([2000 + MINUTE])).toBe(3000 + MINUTE)
  expect(slot([2001 + MINUTE])).toBe(2000)
  expect(slot([], 2000 + LONGEST_WAIT)).toBe(2000 + LONGEST_WAIT)
  expect(slot([], 2001 + LONGEST_WAIT)).toBe(2000)
  expect(LONGEST_WAIT).toBe(DAY + 30 * MINUTE)
})

test('a message counts for a minute, and no more are kept than a limit counts', () => {
  expect(withSlot([0], LIMITS, MINUTE)).toEqual([MINUTE])
  expect(withSlot([1], LIMITS, MINUTE)).toEqual([1, MINUTE])
  expect(withSlot([2 * MINUTE], LIMITS, MINUTE)).toEqual([MINUTE])
  expect(withSlot([9000, 10_000], { perSecond: 1, perMinute: 2 }, 9500)).toEqual([9500, 10_000])
})

test('a service’s requested pause is honored, from nothing to a day', () => {
  expect([-5, 0, 7, DAY].map(askedDelay)).toEqual([0, 0, 7000, DAY])
  expect(retryDelay({ failures: 1, random: 0 })).toBe(500)
  expect(retryDelay({ failures: 3, random: 0.5, retryAfterSeconds: 10 })).toBe(13_000)
})

test('a request is given up after 60 failures, or 10 attempts that crashed', () => {
  expect([MOST_FAILURES, MOST_LOST_ATTEMPTS]).toEqual([60, 10])
})

test('the database learns no id of a chat, and finds the same chat again', () => {
  expect(chatKey('-1001')).toMatch(/^[\da-f]{64}$/)
  expect(chatKey('-1001')).toBe(chatKey('-1001'))
  expect(chatKey('-1001')).not.toBe(chatKey('-1002'))
})

test('requests of one sender that are stored together queue up, until each is stored', () => {
  const [one, two, other] = [joinRounds(7), joinRounds(7), joinRounds(8)]
  expect([one.ahead, two.ahead, other.ahead]).toEqual([0, 1, 0])
  one.leave()
  const three = joinRounds(7)
  expect(three.ahead).toBe(1)
  for (const joined of [two, three, other]) joined.leave()
  const again = joinRounds(7)
  expect(again.ahead).toBe(0)
  again.leave()
})
