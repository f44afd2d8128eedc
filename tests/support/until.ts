import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until it is so; says how long that took, in ms. */
export async function until(isSo: () => Promise<boolean>, patience = 10_000): Promise<number> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > patience) throw new Error(`not so after ${patience} ms`)
    await sleep(20)
  }
  return performance.now() - begun
}
