import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'

const PAGES = 2_000
/** Visits 2,000 ** 4 documents. */
const HOSTILE = 'count(*[_id in *[_id in *[_id in *[_type!="z"]._id]._id]._id])'
/** Slow without visiting many documents: backtracks over one long word. */
const BACKTRACKING = `"${'a'.repeat(60)}" match "${'*a'.repeat(24)}*b"`

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  const documents = Array.from({ length: PAGES }, (_, n) => ({
    create: { _id: `page-${n}`, _type: 'page', n },
  }))
  await lake.client.mutate(documents, { returnDocuments: false })
})
afterAll(() => lake.close())

it.each([
  ['nested scans', HOSTILE],
  ['nested scans in an asynchronous one', `[diff::changedAny({}, {}, a), ${HOSTILE}]`],
  ['backtracking', BACKTRACKING],
])('stops a query of %s, and answers the next one', async (_, groq) => {
  const search = new URLSearchParams({ query: groq })
  const response = await fetch(`${lake.url}/v2026-03-01/data/query/production?${search}`)
  const description = expect.stringMatching(/stopped after 2 s\. Filter by _type or _id first/)
  const error = { type: 'queryTimeoutError', description, query: groq }
  expect([response.status, await response.json()]).toEqual([422, { error }])
  expect(await lake.visitor.fetch('count(*[_type == "page"])')).toBe(PAGES)
})

it('ends a listener whose filter takes too long, and writes on', async () => {
  const numbers = `[${Array.from({ length: 1_000 }, (_, n) => n).join(',')}]`
  const groq = '*[count($a[count($a[count($a[@ in $a]) > 0]) > 0]) > 0]'
  const search = new URLSearchParams({ query: groq, $a: numbers })
  const stream = await fetch(`${lake.url}/v2026-03-01/data/listen/production?${search}`)
  await lake.client.patch('page-9').set({ title: 'Changed' }).commit()
  expect(await lake.visitor.fetch('*[_id == "page-9"][0].title')).toBe('Changed')
  expect(await stream.text()).toMatch(
    /event: welcome[\s\S]*event: channelError\ndata: .*queryTimeoutError/,
  )
})

it('refuses a mutation whose query takes too long, and writes nothing', async () => {
  const purge = lake.client.delete({ query: `*[_id in *[${HOSTILE} > 0]._id]` })
  await expect(purge).rejects.toMatchObject({ statusCode: 422 })
  expect(await lake.client.fetch('count(*)')).toBe(PAGES)
  await lake.client.delete({ query: '*[_type == "page" && n == 1999]' })
  expect(await lake.client.fetch('count(*)')).toBe(PAGES - 1)
})
