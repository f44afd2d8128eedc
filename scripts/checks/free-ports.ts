import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { isBlocked, isFree } from '../run/ports.ts'

const BASES = Array.from({ length: 10 }, (_, index) => 4800 + 200 * index)
// Offsets of site, Studio, lake and doubles (tests/support/test-urls.ts).
const OFFSETS = [0, 33, 90, 95, 96, 97].flatMap((offset) => [offset, 100 + offset])

/** The first free block of 200 ports, since other test runs may use this machine. */
export async function freePortBase(): Promise<number> {
  for (const base of BASES) {
    const usable = OFFSETS.map(
      async (offset) => (await isFree(base + offset)) && !(await isBlocked(base + offset)),
    )
    if ((await Promise.all(usable)).every(Boolean)) return base
  }
  throw new Error(`No block of 200 ports from ${BASES[0]} on is free for the tests.`)
}

/** A free port on loopback. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
