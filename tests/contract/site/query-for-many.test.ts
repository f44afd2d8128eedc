import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Neighbor, neighborsOf } from '@/documents/article/article'
import { articleAreaOf } from '@/lib/article-list-url'
import { queryForMany } from '@/sanity/query-for-many'
import { readQueries } from '../../../scripts/generate/read-queries.ts'
import { writeSeed } from '../../../scripts/seed/write-seed.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments } from '../../support/seed.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(() => lake.close())

const keys = {
  id: seedDocuments.map(({ _id }) => _id),
  path: seedDocuments.flatMap((document) =>
    'path' in document && document.path?.current ? document.path.current : [],
  ),
}

/** Queries for types with only a few documents, which need no batching. */
const OF_FEW = ['REPORT_FACTS_QUERY_RESULT']
const ofOneDocument = readQueries().filter(
  ([name, query]) => /\$(path|id)\b/.test(query) && !OF_FEW.includes(name),
)

test('the site has queries for one document', () => {
  expect(ofOneDocument.length).toBeGreaterThan(3)
})

test.each(ofOneDocument)(
  '%s gives the same results for many documents as for each one',
  async (_, query) => {
    const many = queryForMany(query)
    if (!many)
      throw new Error(`Begin it with *[… && path.current == $path][0]{, or _id == $id:\n${query}`)
    const values = keys[many.param]
    const answers: { batchKey: string }[] = await lake.visitor.fetch(many.query, { keys: values })
    const byKey = new Map(answers.map(({ batchKey, ...answer }) => [batchKey, answer]))
    const singly = await Promise.all(
      values.map((value) => lake.visitor.fetch(query, { [many.param]: value })),
    )
    expect(values.map((value) => byKey.get(value) ?? null)).toEqual(singly)
  },
)

test('the neighbors of one article are those in the list of a build', async () => {
  const queryOf = (name: string) =>
    readQueries().find(([result]) => result === `${name}_RESULT`)?.[1] ?? ''
  const all: Neighbor[] = await lake.visitor.fetch(queryOf('ARTICLE_ORDER_QUERY'))
  expect(all.length).toBeGreaterThan(20)
  for (const { path } of all) {
    const found = await lake.visitor.fetch(queryOf('NEIGHBORS_QUERY'), { path })
    const ofArea = all.filter((each) => articleAreaOf(each.path) === articleAreaOf(path))
    expect({ previous: null, next: null, ...neighborsOf(path, ofArea) }).toEqual(found)
  }
})

test('other queries stay unchanged', () => {
  expect(queryForMany('*[_type == "page"]{ title }')).toBeUndefined()
  expect(queryForMany('*[_type == "page" && path.current == $path].title')).toBeUndefined()
  const twice =
    '*[_type == "page" && path.current == $path][0]{ "next": *[path.current > $path][0] }'
  expect(queryForMany(twice)).toBeUndefined()
})
