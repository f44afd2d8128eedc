import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type IdentifiedSanityDocumentStub, type SanityClient } from '@sanity/client'
import { startLake } from 'content-lake'

const SIZES = [1_000, 10_000]
const RUNS = 200
const WARM_UP = 30
/** Slow queries get fewer runs. */
const MAX_MS = 5_000
const BATCH = 500

/** Times of the first prototype in ms: asynchronous groq-js without HTTP. */
const SPIKE: Record<string, [number, number]> = {
  'by id': [6, 23],
  'by slug, dereferenced': [16, 45],
  'ordered page of 20': [11, 51],
  count: [8, 49],
}

interface Figures {
  median: number
  p95: number
}

const QUERIES: Record<string, (n: number) => [string, Record<string, unknown>]> = {
  'by id': (n) => ['*[_id == $id][0]', { id: `article-${n}` }],
  'by slug, dereferenced': (n) => [
    '*[_type == "article" && slug.current == $slug][0]{_id, title, body, "author": author->{_id, name}}',
    { slug: `article-${n}` },
  ],
  'ordered page of 20': (n) => [
    '*[_type == "article"] | order(publishedAt desc)[$from...$to]{_id, title, publishedAt}',
    { from: n % 200, to: (n % 200) + 20 },
  ],
  count: () => ['count(*[_type == "article"])', {}],
  scan: (n) => ['count(*[title == $title || order > 1])', { title: `Article ${n}` }],
  search: (n) => [SEARCH, { types: ['article'], words: `${n}*`, id: `article-${n}` }],
}

/** The search query of the Studio. */
const SEARCH =
  '*[_type in $types] | score(boost(_type in ["article"] && title match text::query($words), 10), ([@, _id] match text::query($words) || references($id)))[_score > 0]{_type, _id} | order(_score desc)[0...101]'

const AFTER_WRITE = 'ordered page after a write'
const READERS = 20
const READS = 50

async function fill(client: SanityClient, size: number): Promise<void> {
  const authors = 20
  const articles = size - authors
  const documents: IdentifiedSanityDocumentStub[] = [
    ...Array.from({ length: authors }, (_, n) => ({
      _id: `author-${n}`,
      _type: 'author',
      name: `Author ${n}`,
    })),
    ...Array.from({ length: articles }, (_, n) => article(n, authors)),
  ]
  for (let at = 0; at < documents.length; at += BATCH)
    await client.mutate(
      documents.slice(at, at + BATCH).map((create) => ({ createOrReplace: create })),
      { returnDocuments: false },
    )
}

/** An article of about 2 KB, as Portable Text. */
function article(n: number, authors: number) {
  const text = `Paragraph of article ${n}. `.repeat(12)
  return {
    _id: `article-${n}`,
    _type: 'article',
    title: `Article ${n}`,
    slug: { _type: 'slug', current: `article-${n}` },
    publishedAt: new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % 100_000) * 60_000).toISOString(),
    author: { _type: 'reference', _ref: `author-${n % authors}` },
    body: Array.from({ length: 5 }, (_, block) => ({
      _key: `b${block}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's', _type: 'span', marks: [], text }],
    })),
  }
}

async function measure(
  client: SanityClient,
  name: string,
  size: number,
  before: (n: number) => Promise<unknown> = async () => undefined,
): Promise<Figures> {
  const query = QUERIES[name]
  if (!query) throw new Error(`no query ${name}`)
  const times: number[] = []
  const startedAt = performance.now()
  for (let run = -WARM_UP; run < RUNS; run++) {
    const n = (Math.abs(run) * 7919) % (size - 20)
    const [groq, params] = query(n)
    await before(n)
    const start = performance.now()
    await client.fetch(groq, params)
    if (run >= 0) times.push(performance.now() - start)
    if (times.length >= 5 && performance.now() - startedAt > MAX_MS) break
  }
  times.sort((a, b) => a - b)
  return { median: at(times, 0.5), p95: at(times, 0.95) }
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Ordered pages per second, read by several clients while one writes continuously. */
async function readersBesideWriter(
  client: SanityClient,
  write: (n: number) => Promise<unknown>,
): Promise<number> {
  let reading = true
  const writer = (async () => {
    for (let n = 0; reading; n++) await write(n % 500)
  })()
  const start = performance.now()
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let n = 0; n < READS; n++) {
      const [groq, params] = QUERIES['ordered page of 20']?.(reader * n) ?? ['', {}]
      await client.fetch(groq, params)
    }
  })
  await Promise.all(readers)
  const seconds = (performance.now() - start) / 1000
  reading = false
  await writer
  return (READERS * READS) / seconds
}

/** Fills a new lake and queries it as the site does: published perspective, no token. */
async function measureAll(
  size: number,
): Promise<{ figures: Map<string, Figures>; readsPerSecond: number }> {
  const dir = await mkdtemp(join(tmpdir(), 'lake-bench-'))
  const lake = await startLake({ storage: dir, token: 'bench' })
  try {
    const config = { ...lake.clientConfig, apiVersion: '2026-03-01' }
    const editor = createClient(config)
    await fill(editor, size)
    const write = (n: number) =>
      editor
        .patch(`article-${n}`)
        .set({ publishedAt: new Date(n * 60_000).toISOString() })
        .commit({ returnDocuments: false })
    const { token: _, ...visitor } = config
    const client = createClient(visitor)
    const figures = new Map<string, Figures>()
    for (const name of Object.keys(QUERIES)) figures.set(name, await measure(client, name, size))
    figures.set(AFTER_WRITE, await measure(client, 'ordered page of 20', size, write))
    return { figures, readsPerSecond: await readersBesideWriter(client, write) }
  } finally {
    await lake.close()
    await rm(dir, { recursive: true, force: true })
  }
}

const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(2)

async function main(): Promise<void> {
  console.log(`Queries over HTTP by @sanity/client, up to ${RUNS} runs each, in ms.`)
  console.log('The columns "spike" are the first prototype’s figures, without HTTP.')
  const [small, large] = [await measureAll(SIZES[0] ?? 0), await measureAll(SIZES[1] ?? 0)]
  console.table(
    [...Object.keys(QUERIES), AFTER_WRITE].map((query) => {
      const [few, many] = [small.figures.get(query), large.figures.get(query)]
      return {
        query,
        '1k median': ms(few?.median),
        '1k p95': ms(few?.p95),
        '10k median': ms(many?.median),
        '10k p95': ms(many?.p95),
        growth: `${((many?.median ?? 0) / (few?.median ?? 1)).toFixed(1)} ×`,
        'spike 1k': SPIKE[query]?.[0],
        'spike 10k': SPIKE[query]?.[1],
      }
    }),
  )
  for (const [size, { readsPerSecond }] of [
    ['1k', small],
    ['10k', large],
  ] as const)
    console.log(
      `${READERS} readers beside a writer, ${size}: ${readsPerSecond.toFixed(0)} ordered pages a second`,
    )
}

await main()
