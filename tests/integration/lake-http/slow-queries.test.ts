import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LAKE_TOKEN, lakeClient, startTestLake, type TestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

const PAGES = 2_000
const LIMIT_MS = 4_000
/** Much less than the limit, but enough on a busy machine. */
const SOON_MS = 2_000
/** Visits 2,000 ** 4 documents. */
const HOSTILE = 'count(*[_id in *[_id in *[_id in *[_type!="z"]._id]._id]._id])'
/** Slow without visiting many documents: backtracks over one long word. */
const BACKTRACKING = `"${'a'.repeat(60)}" match "${'*a'.repeat(24)}*b"`

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({ queryTimeoutMs: LIMIT_MS })
  await fill(lake)
  // Starts the threads.
  await Promise.all([lake.visitor.fetch('1'), lake.client.fetch('1')])
})
afterAll(() => lake.close())

async function fill({ client }: TestLake): Promise<void> {
  const documents = Array.from({ length: PAGES }, (_, n) => ({
    create: { _id: `page-${n}`, _type: 'page', n, title: `Page ${n}` },
  }))
  await client.mutate(documents, { returnDocuments: false })
}

function query(groq: string, init: RequestInit = {}): Promise<Response> {
  const search = new URLSearchParams({ query: groq })
  return fetch(`${lake.url}/v2026-03-01/data/query/production?${search}`, init)
}

async function timed<T>(promise: Promise<T>): Promise<[number, T]> {
  const begun = performance.now()
  const value = await promise
  return [performance.now() - begun, value]
}

/** Expects quick answers for visitors and editors, to cheap queries and scans. */
async function expectQuickAnswers(): Promise<void> {
  for (const client of [lake.visitor, lake.client]) {
    const asked = [
      timed(client.fetch('*[_id == "page-7"][0].title')),
      timed(client.fetch('*[_type == "page"] | order(n desc)[0].title')),
      timed(client.fetch('count(*[n > 1000])')),
    ]
    const answers = await Promise.all(asked)
    expect(answers.map(([, value]) => value)).toEqual(['Page 7', 'Page 1999', 999])
    for (const [ms] of answers) expect(ms).toBeLessThan(SOON_MS)
  }
}

it.each([
  ['nested scans', HOSTILE],
  ['backtracking', BACKTRACKING],
])('stops a query of %s at the limit, and answers others meanwhile', async (_, groq) => {
  await expectQuickAnswers()
  const hostile = timed(query(groq))
  await expectQuickAnswers()
  await lake.client.patch('page-8').set({ title: 'Written meanwhile' }).commit()
  expect(await lake.visitor.fetch('*[_id == "page-8"][0].title')).toBe('Written meanwhile')
  const [ms, response] = await hostile
  expect(ms).toBeGreaterThan(LIMIT_MS - 50)
  expect(ms).toBeLessThan(LIMIT_MS + SOON_MS)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: {
      type: 'queryTimeoutError',
      description: expect.stringMatching(/stopped after 4 s\. Filter by _type or _id first/),
      query: groq,
    },
  })
  await expectQuickAnswers()
})

it('answers others while many hostile queries run at once, from visitors and editors', async () => {
  const hostile = Array.from({ length: 12 }, (_, n) => {
    const headers: Record<string, string> = n % 2 ? { authorization: `Bearer ${LAKE_TOKEN}` } : {}
    return query(`${n < 2 ? BACKTRACKING : HOSTILE} //${n}\n`, { headers })
  })
  await expectQuickAnswers()
  const statuses = (await Promise.all(hostile)).map(({ status }) => status)
  for (const status of statuses) expect([422, 503]).toContain(status)
  expect(statuses).toContain(422)
  await expectQuickAnswers()
})

it('stops the query of a caller that has left', async () => {
  const leaving = new AbortController()
  const left = query(HOSTILE, { signal: leaving.signal })
  await expectQuickAnswers()
  leaving.abort()
  await expect(left).rejects.toThrow(/abort/)
  // Slow queries run one at a time; another one gets its turn before the first reaches its limit.
  const slow = 'count(*[n in *[_type == "page"][0..200].n])'
  const [ms, found] = await timed(lake.visitor.fetch(slow))
  expect(found).toBe(201)
  expect(ms).toBeLessThan(SOON_MS)
})

it('answers others while a query is parsed that takes seconds to parse', async () => {
  const parsing = `{${'"a": b, '.repeat(6_000)}"c": 1}`
  const body = JSON.stringify({ query: parsing })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const parsed = fetch(`${lake.url}/v2026-03-01/data/query/production`, init)
  await expectQuickAnswers()
  expect([200, 422]).toContain((await parsed).status)
})

it('does not let the filter of a listener hold up writes', async () => {
  const numbers = `[${Array.from({ length: 1_000 }, (_, n) => n).join(',')}]`
  const groq = '*[count($a[count($a[count($a[@ in $a]) > 0]) > 0]) > 0]'
  const search = new URLSearchParams({ query: groq, $a: numbers })
  const stream = await fetch(`${lake.url}/v2026-03-01/data/listen/production?${search}`)
  const [ms] = await timed(lake.client.patch('page-9').set({ title: 'Changed' }).commit())
  expect(ms).toBeLessThan(SOON_MS)
  await expectQuickAnswers()
  // The stream ends with an event that states the reason.
  const text = await stream.text()
  expect(text).toMatch(/event: welcome[\s\S]*event: channelError\ndata: .*queryTimeoutError/)
})

it('refuses a mutation whose query takes too long, and writes nothing', async () => {
  const purge = lake.client.delete({ query: `*[_id in *[${HOSTILE} > 0]._id]` })
  await expect(purge).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining('nothing was written'),
  })
  expect(await lake.client.fetch('count(*)')).toBe(PAGES)
  await lake.client.delete({ query: '*[_type == "page" && n == 1999]' })
  expect(await lake.client.fetch('count(*)')).toBe(PAGES - 1)
})

it('closes at once while a hostile query runs', async () => {
  const own = await startTestLake()
  await fill(own)
  const visitor = lakeClient(own.url)
  const hostile = visitor.fetch(HOSTILE).catch((error: unknown) => error)
  await visitor.fetch('count(*[n > 1000])')
  const [ms] = await timed(own.close())
  expect(ms).toBeLessThan(SOON_MS)
  expect(await hostile).toBeInstanceOf(Error)
})

it.skipIf(process.platform !== 'linux')('keeps threads for few datasets, not for all', async () => {
  const other = await startTestLake()
  try {
    const threads = () => readdirSync('/proc/self/task').length
    const before = threads()
    const names = Array.from({ length: 16 }, (_, n) => `data-${n}`)
    for (const dataset of names) {
      await other.client.datasets.create(dataset)
      const client = other.client.withConfig({ dataset })
      await client.create({ _id: 'page', _type: 'page', title: dataset })
      expect(await client.fetch('*[0].title')).toBe(dataset)
    }
    await until(async () => threads() <= before + 10)
    // The first dataset has been released.
    const client = other.client.withConfig({ dataset: 'data-0' })
    expect(await client.fetch('*[0].title')).toBe('data-0')
  } finally {
    await other.close()
  }
})
