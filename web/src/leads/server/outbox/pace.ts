import { LONGEST_WAIT } from './retry-schedule.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** What the messaging service allows one chat. */
export type PaceLimits = { perSecond: number; perMinute: number }

/** What is known of a chat: when the last messages were sent, oldest first, and how long it must rest. */
export type Pace = { sentAt: number[]; heldUntil: number }

/** When the next message may be sent: now, or when the limits allow it. */
export function nextSlot({ sentAt, heldUntil }: Pace, limits: PaceLimits, now: number): number {
  // What lies further ahead was written by a clock that ran ahead.
  const times = sentAt.filter((time) => time <= now + MINUTE)
  const after = (nthLast: number, pause: number) => (times.at(-nthLast) ?? -Infinity) + pause
  const held = heldUntil <= now + LONGEST_WAIT ? heldUntil : now
  return Math.max(now, held, after(limits.perSecond, SECOND), after(limits.perMinute, MINUTE))
}

/** The times to remember once a message is sent at `now`: those that a limit may still count. */
export function withSlot(sentAt: number[], { perMinute }: PaceLimits, now: number): number[] {
  const counted = sentAt.filter((time) => Math.abs(now - time) < MINUTE)
  return [...counted, now].sort((one, other) => one - other).slice(-perMinute)
}
