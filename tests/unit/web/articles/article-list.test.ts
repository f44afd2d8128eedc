import { describe, expect, test } from 'vitest'
import {
  articleListHref,
  filterArticles,
  readArticleFilter,
} from '@/documents/article/article-filter'
import { describeResults } from '@/sections/article-index/area-texts'

const read = (search: string) => readArticleFilter(new URLSearchParams(search))

describe('the URL of a list', () => {
  test.each([
    { page: 1 },
    { tag: 'Travel Rule', page: 2 },
    { month: '2025-10', q: 'a & b', page: 3 },
  ])('contains the filter: %o', (filter) => {
    const [, search = ''] = articleListHref('blog', filter).split('?')
    expect(read(search)).toEqual(filter)
  })

  test.each([
    ['month=2025-13&page=0', { page: 1 }],
    ['page=1.9&category=', { page: 1 }],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(100), page: 1 }],
  ])('with invalid parameters gives the default filter: %s', (search, filter) => {
    expect(read(search)).toEqual(filter)
  })
})

const article = (path: string, category: string, publishedOn: string, tags: string[]) => ({
  path,
  title: path,
  summary: '',
  publishedOn,
  tags,
  category: { title: category, slug: category },
  byline: '',
})

test('a filter leaves the articles that match all of it, in their order', () => {
  const all = [
    article('/c', 'compliance', '2025-11-02', ['OFAC']),
    article('/b', 'research', '2025-10-30', ['Mixers', 'ofac ']),
    article('/a', 'compliance', '2025-10-01', []),
  ]
  const left = (search: string) => filterArticles(all, read(search)).map(({ path }) => path)
  expect(left('')).toEqual(['/c', '/b', '/a'])
  expect(left('category=compliance')).toEqual(['/c', '/a'])
  expect(left('tag=OFAC')).toEqual(['/c', '/b'])
  expect(left('category=compliance&month=2025-10')).toEqual(['/a'])
})

describe('the result summary', () => {
  const library = {
    compliance: { label: 'Compliance', count: 18 },
    '2025-10': { label: 'October 2025', count: 8 },
  }
  const say = (shown: number, total: number, filter: object) =>
    describeResults({ shown, total }, { page: 1, ...filter }, library)

  test.each([
    [6, 13, {}, 'Showing 6 of 13 articles.'],
    [
      4,
      4,
      { category: 'compliance' },
      'Showing 4 of 4 articles in Compliance. Customers can read 18.',
    ],
    [
      4,
      4,
      { month: '2025-10' },
      'Showing 4 of 4 articles from October 2025. Customers can read 8.',
    ],
    [1, 1, { category: 'compliance', q: 'a' }, 'Showing 1 of 1 article for “a” in Compliance.'],
    [0, 0, { q: 'zebra' }, 'No articles for “zebra”.'],
  ])('%i of %i, %o', (shown, total, filter, line) => {
    expect(say(shown, total, filter)).toBe(line)
  })
})
