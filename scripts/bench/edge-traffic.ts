import { Agent, request } from 'node:http'

type Visit = { path: string; headers: Record<string, string> }

/** Draws from a list, the first most often: the n-th in proportion to 1/n, as visits of a site's pages are. */
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

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same in each run. */
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

/** The checksum that Next asks for beside these headers, which does not depend on the path. */
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
 * Endless requests of visitors as Chromium sends them (recorded on the seed's pages): a page, the banner's words, the
 * icon, parts of the home page ahead; half scroll down to the footer, whose links are fetched ahead, and go on to another
 * page. Of a hundred visits three read a feed, the sitemap or the search's index; of a thousand, one asks for a path that
 * is missing and one for more articles, which no cache answers.
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
    // nginx has limits for each address.
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

/** Sends a request and reads its answer: the status, and the bytes of the body as they were sent. */
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
