import { expect, test } from 'vitest'
import { toFeed } from '@/documents/article/article-feed'

const frame = {
  area: 'resources/blog' as const,
  origin: 'https://example.com',
  brandName: 'Brand & Co',
  description: 'We do.',
  email: 'press@example.com',
}

const article = {
  _id: 'article-x',
  _updatedAt: '2025-11-01T08:00:00Z',
  feedPath: null,
  title: 'A < B & ]]> C',
  path: '/resources/blog/x',
  publishedOn: '2025-10-16',
  updatedOn: null,
  summary: 'Sum & substance',
  tags: ['DeFi', 'Cases'],
  category: 'Cases',
  author: 'Noor El-Sayed',
}

test('a feed has its articles with date, author and categories, and escapes their texts', () => {
  const xml = toFeed({ page: { title: 'Blog', description: null }, articles: [article] }, frame)
  expect(xml).toContain('<title>Brand &amp; Co: Blog</title>')
  expect(xml).toContain('<pubDate>Thu, 16 Oct 2025 12:00:00 GMT</pubDate>')
  expect(xml).toContain('<lastBuildDate>Thu, 16 Oct 2025 12:00:00 GMT</lastBuildDate>')
  expect(xml).toContain('press@example.com (Noor El-Sayed)')
  expect(xml.match(/<category>/g)).toHaveLength(2)
  expect(xml).toContain('href="https://example.com/resources/blog/feed.xml" rel="self"')
  expect(xml).not.toMatch(/\]\]> C\]\]>/)
})

test('a feed has the date of a change, if an article has one', () => {
  const earlier = { ...article, publishedOn: '2025-10-01', updatedOn: '2025-10-20' }
  const xml = toFeed({ page: null, articles: [article, earlier] }, frame)
  expect(xml.match(/<atom:updated>.*?<\/atom:updated>/g)).toEqual([
    '<atom:updated>2025-10-20T12:00:00.000Z</atom:updated>',
  ])
  expect(xml).toContain('<lastBuildDate>Mon, 20 Oct 2025 12:00:00 GMT</lastBuildDate>')
  expect(xml).toContain('<pubDate>Wed, 01 Oct 2025 12:00:00 GMT</pubDate>')
})

test('an article is known by its document, or as before by the path that it had', () => {
  const known = { ...article, path: '/resources/blog/renamed', feedPath: '/resources/blog/y' }
  const xml = toFeed({ page: null, articles: [article, known] }, frame)
  expect(xml.match(/<guid.*?<\/guid>/g)).toEqual([
    '<guid isPermaLink="false">article-x</guid>',
    '<guid isPermaLink="false">https://example.com/resources/blog/y</guid>',
  ])
  expect(xml).toContain('<link>https://example.com/resources/blog/renamed</link>')
})

test('no date is after the last change of the document', () => {
  const ahead = { ...article, publishedOn: '2025-11-01', updatedOn: '2025-12-24' }
  const broken = { ...article, publishedOn: 'soon' }
  const xml = toFeed({ page: null, articles: [ahead, broken] }, frame)
  const changed = 'Sat, 01 Nov 2025 08:00:00 GMT'
  expect(xml.match(/<pubDate>.*?<\/pubDate>/g)).toEqual([
    `<pubDate>${changed}</pubDate>`,
    `<pubDate>${changed}</pubDate>`,
  ])
  expect(xml).toContain('<atom:updated>2025-11-01T08:00:00.000Z</atom:updated>')
  expect(xml).toContain(`<lastBuildDate>${changed}</lastBuildDate>`)
})
