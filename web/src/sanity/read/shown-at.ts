/** What is in a list for a time only, as a section is: both times are ISO, or missing. */
type Timed = { showFrom?: unknown; showUntil?: unknown }

/** What is no date does not limit. */
function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Whether an item of a list is shown at a time (ms): from its start on, and no longer at its end. */
function isShownAt({ showFrom, showUntil }: Timed, now: number): boolean {
  return (timeOf(showFrom) ?? now) <= now && now < (timeOf(showUntil) ?? Number.POSITIVE_INFINITY)
}

/**
 * A result without the items of its lists that are not shown at `now` (ms). `next` is when this changes: never is
 * infinity. The result is in the shape of its query, so it is not deep.
 */
export function shownAt<Result>(result: Result, now: number): { shown: Result; next: number } {
  let next = Number.POSITIVE_INFINITY
  const isShown = (item: unknown): boolean => {
    if (typeof item !== 'object' || item === null) return true
    const { showFrom, showUntil } = item as Timed
    for (const time of [timeOf(showFrom), timeOf(showUntil)]) {
      if (time !== undefined && time > now) next = Math.min(next, time)
    }
    return isShownAt({ showFrom, showUntil }, now)
  }
  const prune = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter(isShown).map(prune)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, prune(field)]))
  }
  return { shown: prune(result) as Result, next }
}
