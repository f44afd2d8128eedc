const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export type Life = { stale: number; revalidate: number; expire: number }

/**
 * How long, in seconds, a page that separates past from future items may be cached: until the next
 * of these times, thirty days at most, and never so short that it stops being static.
 */
export function lifeUntil(times: readonly number[], now: number): Life {
  const next = Math.min(...times.filter((time) => time > now), now + 30 * DAY * 1000)
  const revalidate = Math.max(Math.ceil((next - now) / 1000), 5 * MINUTE)
  return { stale: 5 * MINUTE, revalidate, expire: revalidate + 7 * DAY }
}
