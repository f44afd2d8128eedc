import { describe, expect, test } from 'vitest'
import { seedDate } from '../../support/seed-date.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()

type Answer = { articles: { path: string; title: string; publishedOn: string }[]; total: number }

async function fetchArticles(query: string): Promise<Answer> {
  const response = await fetch(`${stack.urls.site}/api/articles?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const slugs = ({ articles }: Answer) => articles.map(({ path }) => path.split('/').at(-1))

describe('the list of articles', () => {
  test('is paginated, newest first, without duplicates', async () => {
    const [first, second, third, fourth] = await Promise.all(
      [1, 2, 3, 4].map((page) => fetchArticles(`area=blog&page=${page}`)),
    )
    expect(first?.articles).toHaveLength(6)
    const all = [first, second, third].flatMap((answer) => answer?.articles ?? [])
    expect(all).toHaveLength(first?.total ?? 0)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
    const dates = all.map(({ publishedOn }) => publishedOn)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(fourth?.articles).toEqual([])
  })
})

test('a published article is listed, found by the search, readable and linked from the next one', async () => {
  const document = { _id: 'article-blog-of-the-test', _type: 'article' }
  const path = '/resources/blog/of-the-test'
  await stack.client.create({
    ...document,
    title: 'An article of the test',
    path: { _type: 'slug', current: path },
    publishedOn: seedDate(),
    summary: 'About quokkas.',
    category: { _type: 'reference', _ref: 'category-blog-compliance' },
    author: { _type: 'reference', _ref: 'person-noor-el-sayed' },
    tags: ['Quokkas'],
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b', text: 'They smile.', marks: [] }],
      },
    ],
  })
  await siteSettled(stack, stack.urls.site)
  expect(slugs(await fetchArticles('area=blog&size=1'))).toEqual(['of-the-test'])
  expect(slugs(await fetchArticles('area=blog&q=quokka'))).toEqual(['of-the-test'])
  expect(slugs(await fetchArticles('area=blog&tag=quokkas'))).toEqual(['of-the-test'])
  expect((await visit(stack.urls.site + path)).text).toContain('They smile.')
  expect((await visit(`${stack.urls.site}/resources/blog`)).text).toContain(
    'An article of the test',
  )
  const before = '/resources/blog/three-bridges-in-nine-minutes'
  expect((await visit(stack.urls.site + before)).html).toContain(`href="${path}"`)

  await stack.client.delete(document._id)
  await siteSettled(stack, stack.urls.site)
  expect((await fetchArticles('area=blog&q=quokka')).total).toBe(0)
  expect((await visit(stack.urls.site + path)).status).toBe(404)
})
