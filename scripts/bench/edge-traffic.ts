import { Agent, request } from 'node:http'

type Visit = { path: string; headers: Record<string, string> }

/** Draws from a list like page views of a site: the item at position n has a weight of 1/n. */
function byRank<Item>(items: readonly Item[], random: () => number): () => Item {
  const sums: number[] = []
  for (let at = 0; at < items.length; at++) sums.push((sums[at - 1] ?? 0) + 1 / (at + 1))
  const total = sums.at(-1) ?? 0
  return () => {
    const drawn = random() * total
    const found = items[sums.findIndex((sum) => sum > drawn)]
    if (found === undefined) throw new Error('There is nothing to draw from.')
    return found
  }
}

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const PREFETCH = { rsc: '1', 'next-router-prefetch': '1' }
const TREE = { ...PREFETCH, 'next-router-segment-prefetch': '/_tree' }
const HOME_PART = { ...PREFETCH, 'next-router-segment-prefetch': '/!KHNpdGUp/__PAGE__' }
const NAVIGATION = { rsc: '1' }

/** The checksums that Next requests with these headers; they do not depend on the path. */
export type Checksums = Map<object, string>

export async function readChecksums(site: string): Promise<Checksums> {
  const sums: Checksums = new Map()
  for (const headers of [TREE, HOME_PART, NAVIGATION]) {
    const { headers: answered } = await fetch(`${site}/`, { headers, redirect: 'manual' })
    const [, sum] = answered.get('location')?.split('?') ?? []
    if (sum === undefined) throw new Error('The site asks for no checksum.')
    sums.set(headers, sum)
  }
  return sums
}

/**
 * Endless requests as Chromium sends them (recorded on the seed's pages): a page, the consent texts, the icon,
 * prefetched parts of the home page. Half of the visitors scroll to the footer, whose links are prefetched, and open
 * another page. Of 100 visits 3 read a feed, the sitemap or the search index; of 1,000 visits one requests a missing
 * path and one more articles, neither of which a cache answers.
 */
export function* visits(
  paths: readonly string[],
  sums: Checksums,
  random: () => number,
): Generator<Visit, never> {
  const page = byRank(paths, random)
  const footer = paths.slice(1, 11)
  for (;;) {
    const drawn = random()
    const encoding = drawn < 0.9 ? 'gzip, deflate, br' : drawn < 0.98 ? 'gzip' : 'identity'
    // nginx limits by IP address.
    const from = Array.from({ length: 3 }, () => Math.floor(random() * 250))
    const own = {
      'accept-encoding': encoding,
      cookie: `visit=${random()}`,
      'x-forwarded-for': `11.${from.join('.')}`,
    }
    const of = (path: string, headers: Record<string, string> = {}): Visit => ({
      path: sums.has(headers) ? `${path}?${sums.get(headers)}` : path,
      headers: { ...headers, ...own },
    })
    yield of(`${page()}?utm_campaign=${Math.floor(random() * 100)}`)
    yield of('/api/consent')
    yield of('/icon.svg')
    yield of('/', TREE)
    yield of('/', HOME_PART)
    if (random() < 0.5) {
      for (const path of footer) yield of(path, TREE)
      const next = page()
      yield of(next, TREE)
      yield of(next, NAVIGATION)
    }
    const other = random()
    if (other < 0.01) yield of('/resources/blog/feed.xml')
    else if (other < 0.02) yield of('/sitemap.xml')
    else if (other < 0.03) yield of('/api/search-index')
    else if (other < 0.031) yield of(`/missing-${Math.floor(random() * 1e6)}`)
    else if (other < 0.032) yield of('/api/articles?area=blog')
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request; returns the status and the body's bytes as sent. */
export function send(
  base: string,
  { path, headers }: Visit,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    request(`${base}${path}`, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    })
      .on('error', reject)
      .end()
  })
}
