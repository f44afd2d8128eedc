import { expect, test } from 'vitest'
import { articleAreaOf } from '@/lib/article-list-url'
import { QUERIES } from '../../support/queries.gen.ts'
import { stackClient } from '../../support/stack-client.ts'

const visitor = stackClient()

type Neighbor = { path: string; title: string }

test('the neighbors of an article are the ones beside it in the list of its area', async () => {
  const all: Neighbor[] = await visitor.fetch(
    '*[_type == "article"] | order(publishedOn desc, title asc){ "path": path.current, title }',
  )
  expect(all.length).toBeGreaterThan(20)
  for (const area of ['blog', 'news']) {
    const articles = all.filter(({ path }) => articleAreaOf(path) === area)
    for (const [at, { path }] of articles.entries()) {
      const found = await visitor.fetch(QUERIES.NEIGHBORS_QUERY, { path })
      expect(found).toEqual({ next: articles[at - 1] ?? null, previous: articles[at + 1] ?? null })
    }
  }
})
