import { describe, expect, test } from 'vitest'
import { readingMinutes, toArticleSummary } from '@/documents/article/article'
import { buildArticleIndex, filterArticles } from '@/documents/article/article-search'
import { articlesAnswerSchema } from '@/documents/article/articles-api'
import { leadData } from '@/illustrations/article-lead'
import { type RawPortableText, toPortableText } from '@/objects/portable-text'

const raw = {
  title: 'A',
  path: '/resources/blog/a',
  summary: 'S',
  publishedOn: '2025-10-16',
  tags: ['Travel Rule'],
  category: { title: 'Compliance', slug: 'compliance' },
  author: 'Ada B',
  image: null,
}
const older = { ...raw, path: '/resources/blog/b', publishedOn: '2025-09-30', tags: [] }
const oldest = {
  ...raw,
  path: '/resources/blog/c',
  publishedOn: '2025-09-01',
  category: { title: '', slug: '' },
  tags: [],
}
const all = [raw, older, oldest].map((each) => toArticleSummary(each))
const paths = (articles: { path: string }[]) => articles.map(({ path }) => path.slice(-1)).join('')

const block = (text: string) => ({
  _type: 'block' as const,
  _key: text,
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
  markDefs: null,
})

describe('an article', () => {
  test('takes as long as its words, code and tables included, and at least a minute', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    const body = (...items: NonNullable<RawPortableText>) => toPortableText(items)
    expect(readingMinutes(body(block('Short.')))).toBe(1)
    expect(readingMinutes(body(block(words(714))))).toBe(3)
    const code = {
      _type: 'codeBlock' as const,
      _key: 'c',
      language: 'text' as const,
      markDefs: null,
    }
    expect(readingMinutes(body(block(words(238)), { ...code, code: words(476) }))).toBe(3)
  })
})

describe('a list', () => {
  test('is filtered by category, month and tag, ignoring case', () => {
    expect(paths(filterArticles(all, {}))).toBe('abc')
    expect(paths(filterArticles(all, { category: 'compliance' }))).toBe('ab')
    expect(paths(filterArticles(all, { month: '2025-09' }))).toBe('bc')
    expect(paths(filterArticles(all, { tag: 'travel rule' }))).toBe('a')
    expect(paths(filterArticles(all, { month: '2025-09', category: 'compliance' }))).toBe('b')
    expect(paths(filterArticles(all, { category: 'no-such' }))).toBe('')
  })

  test('passes the client’s schema', () => {
    const answer = { articles: all, total: 3 }
    expect(articlesAnswerSchema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(
      JSON.parse(JSON.stringify(answer)),
    )
    expect(articlesAnswerSchema.safeParse({ articles: [{ path: 1 }], total: 3 }).success).toBe(
      false,
    )
  })
})

describe('a search for words', () => {
  const text = (path: string, title: string, body: string) => ({
    path,
    title,
    summary: '',
    tags: ['Mixers'],
    text: body,
    changedAt: '',
  })
  const index = buildArticleIndex([
    text('/a', 'Freezes, counted', 'How issuers stop an address'),
    text('/b', 'Custody', 'A freeze is mentioned here once'),
    text('/c', 'Training', 'Nothing of the kind'),
  ])
  const found = (words: string) => index.search(words).map(({ id }) => id)

  test('ranks matches in titles above matches in texts', () => {
    expect(found('freeze')).toEqual(['/a', '/b'])
  })

  test('matches prefixes, words with a typing error, and tags', () => {
    expect(found('issu')).toEqual(['/a'])
    expect(found('custodi')).toEqual(['/b'])
    expect(found('mixers')).toHaveLength(3)
  })

  test('requires all words', () => {
    expect(found('freeze training')).toEqual([])
    expect(found('freeze mentioned')).toEqual(['/b'])
  })
})

test('a drawing is derived from its article', () => {
  expect(leadData('/a', 180)).toEqual(leadData('/a', 180))
  const drawings = Array.from({ length: 50 }, (_, index) =>
    JSON.stringify(leadData(`/${index}`, 180)),
  )
  expect(new Set(drawings).size).toBe(50)
  for (const drawing of drawings) {
    const { columns, lit } = JSON.parse(drawing)
    expect(lit).toHaveLength(columns.length)
    for (const { x, y } of columns.flat()) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(312)
      expect(y).toBeGreaterThan(8)
      expect(y).toBeLessThan(172)
    }
  }
})
