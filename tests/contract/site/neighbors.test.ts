import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleAreaOf } from '@/lib/article-list-url'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { QUERIES } from '../../support/queries.gen.ts'
import { writeSeed } from '../../support/seed.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(() => lake.close())

type Neighbor = { path: string; title: string }

test('the neighbors of an article are the ones beside it in the list of its area', async () => {
  const all: Neighbor[] = await lake.visitor.fetch(
    '*[_type == "article"] | order(publishedOn desc, title asc){ "path": path.current, title }',
  )
  expect(all.length).toBeGreaterThan(20)
  for (const area of ['blog', 'news']) {
    const articles = all.filter(({ path }) => articleAreaOf(path) === area)
    for (const [at, { path }] of articles.entries()) {
      const found = await lake.visitor.fetch(QUERIES.NEIGHBORS_QUERY, { path })
      expect(found).toEqual({ next: articles[at - 1] ?? null, previous: articles[at + 1] ?? null })
    }
  }
})
