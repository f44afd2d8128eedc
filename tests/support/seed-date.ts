const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * The seed day of the tests, the same for four weeks. Not fixed, since the site compares events and closing dates with
 * the real clock.
 */
export function seedDate(now = Date.now()): string {
  const first = Date.parse('2026-11-22')
  const periods = Math.max(0, Math.floor((now - first) / (4 * WEEK)))
  return new Date(first + periods * 4 * WEEK).toISOString().slice(0, 10)
}
