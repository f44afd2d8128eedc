const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Life = { stale: number; revalidate: number; expire: number }

/**
 * How long, in seconds, a page that separates past from future items may be cached: until the next of these times, at
 * most thirty days, and at least five minutes, below which Next renders it for each request.
 */
export function lifeUntil(times: readonly number[], now: number): Life {
  const next = Math.min(...times.filter((time) => time > now), now + 30 * DAY * 1000)
  const revalidate = Math.max(Math.ceil((next - now) / 1000), 5 * MINUTE)
  return { stale: 5 * MINUTE, revalidate, expire: revalidate + 7 * DAY }
}

/** New Year in New York is at this hour of UTC. */
const NEW_YEAR_HOUR = 5

/** The year in New York. */
export const yearAt = (now: number): number =>
  new Date(now - NEW_YEAR_HOUR * HOUR * 1000).getUTCFullYear()

/** How long, in seconds, a page that prints the current year may be cached: not more than a day into the next one. */
export function lifeOfYear(now: number): Life {
  const newYear = Date.UTC(yearAt(now) + 1, 0, 1, NEW_YEAR_HOUR)
  const { stale, revalidate } = lifeUntil([newYear], now)
  return { stale, revalidate, expire: Math.ceil((newYear - now) / 1000) + DAY }
}
