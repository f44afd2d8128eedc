/** In ms: between two readings, and more than the rounding error of their sums. */
const STEP = 0.01

/**
 * Next tells whether a page is older than a refresh by two clocks: `Date.now()`, and `performance.timeOrigin +
 * performance.now()`, which neither follows a clock that is set nor counts the time of a suspended machine. Once they
 * differ, edits do not appear. This makes the second follow the first, but never back: then a page may be rendered too
 * often, but is never too old. Call it before Next starts, which replaces `Date.now`.
 *
 * No upstream issue was found as of 2026-11; to reproduce, suspend a machine for an hour and call `revalidateTag`. Remove
 * this when server/lib/incremental-cache of Next uses one clock.
 */
export function keepOneClock(): void {
  const wallClock = Date.now
  let last = 0
  Object.defineProperty(performance, 'timeOrigin', {
    get: () => {
      // Rounded up: `Date.now()`, by which pages are dated, is rounded down.
      last = Math.max(last + STEP, wallClock() + 1)
      return last - performance.now()
    },
  })
}
