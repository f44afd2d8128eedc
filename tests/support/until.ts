import { setTimeout as sleep } from 'node:timers/promises'

/** Polls `condition` until it is true; returns the elapsed ms. Throws after `timeout` ms. */
export async function until(condition: () => Promise<boolean>, timeout = 10_000): Promise<number> {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > timeout) {
      throw new Error(`The condition was still false after ${timeout} ms`)
    }
    await sleep(20)
  }
  return performance.now() - start
}
