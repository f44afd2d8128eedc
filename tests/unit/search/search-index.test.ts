import { describe, expect, test } from 'vitest'
import { fitSearchText, textInContent } from '@/search/index-text'
import { searchWords } from '@/search/search-words'
import { type RawSearchDocument, toSearchIndex } from '@/search/to-search-index'

const page = (path: string, more: Partial<RawSearchDocument> = {}): RawSearchDocument => ({
  id: path,
  _type: 'page',
  title: path.slice(1),
  path,
  summary: 'A summary.',
  ...more,
})

describe('the text of content', () => {
  test('is the visible text of sections of any type', () => {
    const sections = [
      {
        _type: 'somethingNew',
        _key: 'a1',
        tone: 'ink',
        title: 'Two questions',
        items: [{ _key: 'b', icon: 'scale', answer: 'Yes.' }, { answer: 'No' }],
        actions: [{ label: 'Ask us', target: 'url', url: 'https://example.com', dialog: 'demo' }],
        document: { _ref: 'page-home', _type: 'reference' },
      },
    ]
    expect(textInContent(sections)).toBe('Two questions · Yes. No · Ask us')
  })

  test('joins the spans of a word, and separates paragraphs', () => {
    const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
    const body = [
      { _type: 'block', style: 'h2', children: [span('Peel'), span('ing', 'strong')] },
      { _type: 'block', children: [span('One hop.')] },
      { _type: 'codeBlock', language: 'bash', code: 'curl example' },
    ]
    expect(textInContent(body)).toBe('Peeling · One hop. curl example')
  })

  test('has callouts, and the captions and descriptions of images between paragraphs', () => {
    const body = [
      {
        _type: 'imageWithAlt',
        asset: { _type: 'reference', _ref: 'image-abc-10x10-png' },
        hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 1, height: 1 },
        alt: 'Two wallets',
        caption: 'Before the freeze',
      },
      { _type: 'callout', tone: 'warning', title: 'Mind the gap', text: 'Fees differ.' },
      { _type: 'block', children: [{ text: 'Peel' }, { text: 'ing' }] },
    ]
    expect(textInContent(body)).toBe(
      'Two wallets · Before the freeze · Mind the gap · Fees differ. Peeling',
    )
  })
})

describe('a long text', () => {
  test('is stored up to a limit, with a list of its further words without repetitions', () => {
    const fitted = fitSearchText('alpha beta gamma Alpha Délta delta 7 of', 'gamma', {
      quoted: 12,
      listed: 100,
    })
    expect(fitted).toEqual({ body: 'alpha beta', words: 'delta 7' })
  })

  test('limits the list of words', () => {
    const text = Array.from({ length: 1000 }, (_, at) => `word${at}`).join(' ')
    const { body, words } = fitSearchText(text, '', { quoted: 100, listed: 200 })
    expect(body.length).toBeLessThanOrEqual(100)
    expect(words.length).toBeLessThanOrEqual(200)
    expect(words.length).toBeGreaterThan(150)
  })

  test('has its words in lower case without accents', () => {
    expect(searchWords('Größe, Ñandú & 25% (AML/CFT)')).toEqual([
      'grosse',
      'nandu',
      '25',
      'aml',
      'cft',
    ])
  })
})

describe('the index', () => {
  test('derives the kind from type and path, and links people to the page that shows them', () => {
    const people = [
      {
        id: 'p1',
        title: 'Ada',
        summary: 'CTO',
        specialty: null,
        biography: null,
        path: '/company/leadership',
      },
      { id: 'p2', title: 'Eve', summary: 'QA', specialty: null, biography: null, path: null },
    ]
    const documents = [
      page('/products/x', { _type: 'product' }),
      page('/resources/x-report'),
      page('/resources/blog'),
      page('/resources/blog/x', { _type: 'article' }),
      page('/company/news/x', { _type: 'article' }),
      page('/company/careers/x', { _type: 'job' }),
      page('/company/about'),
      page('/solutions/x'),
      page('/legal/x', { _type: 'legalPage' }),
    ]
    const { entries } = toSearchIndex({ documents, people, synonyms: [] }, [])
    expect(entries.map(({ kind }) => kind)).toEqual([
      'product',
      'report',
      'resource',
      'article',
      'news',
      'job',
      'company',
      'solution',
      'legal',
      'person',
    ])
    expect(entries.find(({ href }) => href === '/resources/blog/x')?.area).toBe('resources/blog')
  })

  test('stays small with thousands of articles', () => {
    const body = Array.from({ length: 900 }, (_, at) => `term${at}`).join(' ')
    const documents = Array.from({ length: 2000 }, (_, at) =>
      page(`/resources/blog/${at}`, { body }),
    )
    const { entries } = toSearchIndex({ documents, people: [], synonyms: [] }, [])
    const searched = entries.map(({ body, words }) => body + words).join('')
    expect(entries).toHaveLength(2000)
    expect(searched.length).toBeLessThan(340_000)
  })

  test('knows the synonyms in a text, also where it is cut', () => {
    const body = `${'word '.repeat(2000)} they know your customer`
    const synonyms = [{ terms: ['AML'] }, { terms: ['KYC', 'know your customer'] }]
    const documents = [page('/a', { body }), page('/b')]
    const index = toSearchIndex({ documents, people: [], synonyms }, [])
    expect(index.synonyms).toEqual([['kyc', 'know your customer']])
    expect(index.entries.map(({ same }) => same)).toEqual([[0], undefined])
  })

  test('offers the first page of each group of the menus, once', () => {
    const nowhere = {
      description: null,
      target: 'none' as const,
      route: null,
      url: null,
      dialog: null,
      anchor: null,
      reference: null,
      document: null,
      fileUrl: null,
    }
    const link = (path: string) => ({
      ...nowhere,
      _key: path,
      label: path,
      target: 'document' as const,
      document: { _id: path, _type: 'page' as const, path },
    })
    const menus = [
      {
        _key: 'm',
        title: 'M',
        groups: [
          {
            _key: 'a',
            title: null,
            links: [link('/elsewhere'), link('/solutions/a'), link('/solutions/b')],
          },
          { _key: 'b', title: null, links: [link('/solutions/a')] },
          { _key: 'c', title: null, links: [{ ...nowhere, _key: 'n', label: 'N' }] },
        ],
      },
    ]
    const documents = [page('/solutions/a'), page('/solutions/b')]
    expect(toSearchIndex({ documents, people: [], synonyms: [] }, menus).suggestions).toEqual([
      '/solutions/a',
    ])
  })
})
