import { isFree } from '../run/ports.ts'

const BASES = Array.from({ length: 20 }, (_, index) => 4800 + 100 * index)
// From the base on: the site, the Studio, the lake, the bot (see tests/support/test-addresses.ts).
const OFFSETS = [0, 33, 90, 95]

/** The first hundred of ports in which nobody is: another run of the tests may be under way on this machine. */
export async function freePortBase(): Promise<number> {
  for (const base of BASES) {
    const free = await Promise.all(OFFSETS.map((offset) => isFree(base + offset)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`No hundred of ports from ${BASES[0]} on is free for the tests.`)
}
