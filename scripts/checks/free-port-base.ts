import { isFree } from '../run/ports.ts'

const BASES = Array.from({ length: 20 }, (_, index) => 4800 + 100 * index)
// Site, Studio, lake and bot, relative to the base (see tests/support/test-addresses.ts).
const OFFSETS = [0, 33, 90, 95]

/** Returns the first base whose ports are free, since another test run may use some. Throws if there is none. */
export async function freePortBase(): Promise<number> {
  for (const base of BASES) {
    const free = await Promise.all(OFFSETS.map((offset) => isFree(base + offset)))
    if (free.every(Boolean)) return base
  }
  throw new Error(
    `The tests found no free ports between ${BASES[0]} and ${(BASES.at(-1) ?? 0) + 99}.`,
  )
}
