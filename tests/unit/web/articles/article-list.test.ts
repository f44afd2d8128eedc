import { describe, expect, test } from 'vitest'
import { articlesRequestSchema } from '@/documents/article/articles-api'
import {
  articleAreaOf,
  articleListHref,
  isNarrowed,
  readArticleFilter,
} from '@/lib/article-list-url'
import { describeResults } from '@/sections/article-index/describe-results'

const read = (search: string) => readArticleFilter(new URLSearchParams(search))

describe('the URL of a list', () => {
  test.each([
    { page: 1 },
    { tag: 'Travel Rule', page: 2 },
    { month: '2025-10', q: 'a & b', page: 3 },
  ])('contains the filter: %o', (filter) => {
    const [, search = ''] = articleListHref('blog', filter).split('?')
    expect(read(search)).toEqual(filter)
    expect(isNarrowed(filter)).toBe(search !== '')
  })

  test.each([
    ['month=2025-13&page=0', { page: 1 }],
    ['page=1.9&category=', { page: 1 }],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(100), page: 1 }],
  ])('with invalid parameters gives the default filter: %s', (search, filter) => {
    expect(read(search)).toEqual(filter)
  })

  test('belongs to one area', () => {
    expect(articleListHref('news', { tag: 'OFAC' })).toBe('/company/news?tag=OFAC')
    expect(articleAreaOf('/company/news/a')).toBe('news')
    expect(articleAreaOf('/resources/blog/a')).toBe('blog')
    expect(articleAreaOf('/resources/blog')).toBeUndefined()
    expect(articleAreaOf('/resources/blogger/a')).toBeUndefined()
  })
})

describe('a request', () => {
  test.each([
    [{}, 'area must be blog or news'],
    [{ area: 'blog', month: '2025-1' }, 'month must be written as 2025-10'],
    [{ area: 'blog', page: '1e2' }, 'page must be a whole number from 1 to 500'],
    [{ area: 'blog', q: 'x'.repeat(101) }, 'q must have at most 100 characters'],
  ])('is refused with a message: %o', (query, message) => {
    const checked = articlesRequestSchema.safeParse(query)
    expect(checked.error?.issues.map((issue) => issue.message)).toContain(message)
  })
})

describe('the result summary', () => {
  const library = {
    compliance: { label: 'Compliance', count: 18 },
    '2025-10': { label: 'October 2025', count: 8 },
  }
  const say = (shown: number, total: number, filter: object) =>
    describeResults({ shown, total }, { page: 1, ...filter }, library, 'news')

  test.each([
    [6, 13, {}, 'Showing 6 of 13 articles.'],
    [
      4,
      4,
      { category: 'compliance' },
      'Showing 4 of 4 articles in Compliance. 4 of 18 are public. The rest went to customers only.',
    ],
    [
      4,
      4,
      { month: '2025-10' },
      'Showing 4 of 4 articles from October 2025. 4 of 8 are public. The rest went to customers only.',
    ],
    [1, 1, { category: 'compliance', q: 'a' }, 'Showing 1 of 1 article for “a” in Compliance.'],
    [0, 0, { q: 'zebra' }, 'No articles for “zebra”.'],
  ])('%i of %i, %o', (shown, total, filter, line) => {
    expect(say(shown, total, filter)).toBe(line)
  })
})
