import { isFree } from '../run/ports.ts'

const BASES = Array.from({ length: 20 }, (_, index) => 4800 + 100 * index)
// Offsets of the site, the Studio, the lake and the bot (see tests/support/test-addresses.ts).
const OFFSETS = [0, 33, 90, 95]

/** The first block of 100 ports that is free: other test runs may use this machine. */
export async function freePortBase(): Promise<number> {
  for (const base of BASES) {
    const free = await Promise.all(OFFSETS.map((offset) => isFree(base + offset)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`No block of 100 ports from ${BASES[0]} on is free for the tests.`)
}
