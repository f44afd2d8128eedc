/** Safari has no requestIdleCallback. */
export function whenIdle(run: () => void, timeout = 2000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
