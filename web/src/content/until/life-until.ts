const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export type Life = { stale: number; revalidate: number; expire: number }

/**
 * How long, in seconds, a page may be kept that tells what is over from what is not:
 * until the next end, but a day at most, and never so short that it stops being static.
 */
export function lifeUntil(ends: readonly number[], now: number): Life {
  const ahead = ends.filter((end) => end > now)
  const next = Math.ceil((Math.min(...ahead, now + DAY * 1000) - now) / 1000)
  const revalidate = Math.max(next, 5 * MINUTE)
  return { stale: 5 * MINUTE, revalidate, expire: revalidate + 7 * DAY }
}
