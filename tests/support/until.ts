import { setTimeout as sleep } from 'node:timers/promises'

/** Polls `condition` until it is true. Throws after `seconds`, for tests that never end. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 60) {
  const end = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Still false after ${seconds} s: ${condition}`)
    await sleep(20)
  }
}
