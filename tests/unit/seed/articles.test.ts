import { describe, expect, test } from 'vitest'
import { articles } from '../../../scripts/seed/documents/articles/articles.ts'
import { news } from '../../../scripts/seed/documents/company/news.ts'
import { objectsOfType } from '../../support/seed-text.ts'

const each = articles.map((article) => [article.path.current, article] as const)
const inBlog = articles.filter(({ path }) => path.current.startsWith('/resources/blog/'))
const inNews = articles.filter(({ path }) => path.current.startsWith('/company/news/'))
const categoriesOf = (list: typeof articles) => Map.groupBy(list, ({ category }) => category._ref)

describe.each(each)('%s', (_, { body, author, summary, tags }) => {
  const blocks = body.flatMap((item) => (item._type === 'block' ? [item] : []))

  test('has enough words', () => {
    const text = blocks
      .flatMap(({ children }) => children?.map((span) => span.text) ?? [])
      .join(' ')
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(300)
  })

  test('has headings, a list and a quotation', () => {
    expect(blocks.filter(({ style }) => style === 'h2').length).toBeGreaterThanOrEqual(2)
    expect(blocks.some(({ listItem }) => listItem)).toBe(true)
    expect(blocks.some(({ style }) => style === 'blockquote')).toBe(true)
  })

  test('has code or a table, an author, a summary and tags', () => {
    expect(body.some(({ _type }) => _type !== 'block')).toBe(true)
    expect(author._ref).toMatch(/^person-/)
    expect(summary.length).toBeGreaterThan(60)
    expect(tags.length).toBeGreaterThanOrEqual(2)
  })
})

test('the blog has at least three articles of each of four subjects', () => {
  const counts = [...categoriesOf(inBlog).values()].map(({ length }) => length)
  expect(counts).toHaveLength(4)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
})

test('the news have at least twelve items of five kinds, from four months', () => {
  expect(inNews.length).toBeGreaterThanOrEqual(12)
  expect(categoriesOf(inNews).size).toBe(5)
  const months = new Set(inNews.map(({ publishedOn }) => publishedOn.slice(0, 7)))
  expect(months.size).toBeGreaterThanOrEqual(4)
})

test('all fifteen popular tags and all months of the archives have articles', () => {
  const [browser] = objectsOfType(news, 'articleIndex').filter(({ look }) => look === 'ledger')
  const tags = browser?.tags as string[]
  expect(tags).toHaveLength(15)
  const used = new Set(inNews.flatMap((article) => article.tags))
  expect(tags.filter((tag) => !used.has(tag))).toEqual([])
  const months = objectsOfType(news, 'articleMonth')
  for (const { month, libraryCount } of months) {
    const open = inNews.filter(({ publishedOn }) => publishedOn.startsWith(String(month)))
    expect(open.length, String(month)).toBeGreaterThan(0)
    expect(open.length).toBeLessThanOrEqual(Number(libraryCount))
  }
})
