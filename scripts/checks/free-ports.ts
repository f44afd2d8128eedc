import { isFree } from '../run/ports.ts'

/** The first free block of 200 ports, since other test runs may use this machine. */
export async function freePortBase(): Promise<number> {
  for (let base = 14_800; base < 20_000; base += 200) {
    // Site, Studio, lake and doubles (tests/support/test-urls.ts), twice for two runners at once.
    const ports = [0, 33, 90, 95, 96, 97].flatMap((offset) => [base + offset, base + 100 + offset])
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return base
  }
  throw new Error('No block of 200 ports is free for the tests.')
}
