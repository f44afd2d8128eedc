import { describe, expect, test } from 'vitest'
import { fitSearchText, textInContent } from '@/search/index-text'
import { prepareSearch, searchEntries } from '@/search/search-engine'
import { type RawSearchDocument, toSearchIndex } from '@/search/to-search-index'
import { seedDocuments, seeded } from '../../support/seed.ts'

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
})

describe('a long text', () => {
  test('is stored up to a limit, with a list of its further words without repetitions', () => {
    const fitted = fitSearchText('alpha beta gamma Alpha Délta delta 7 of', 'gamma', {
      quoted: 12,
      listed: 100,
    })
    expect(fitted).toEqual({ body: 'alpha beta', words: 'delta 7' })
  })
})

describe('the index', () => {
  test('derives the kind from type and path, and links people to the page that shows them', () => {
    const ada = { id: 'p1', title: 'Ada', summary: 'CTO', specialty: null, biography: null }
    const people = [
      { ...ada, path: '/company/leadership' },
      { ...ada, id: 'p2', path: null },
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
    const kinds = 'product report resource article news job company solution legal person'
    expect(entries.map(({ kind }) => kind)).toEqual(kinds.split(' '))
    expect(entries.find(({ href }) => href === '/resources/blog/x')?.area).toBe('resources/blog')
  })

  test('knows the synonyms in a text, also where it is cut', () => {
    const body = `${'word '.repeat(2000)} they know your customer`
    const synonyms = [{ terms: ['AML'] }, { terms: ['KYC', 'know your customer'] }]
    const documents = [page('/a', { body }), page('/b')]
    const index = toSearchIndex({ documents, people: [], synonyms }, [])
    expect(index.synonyms).toEqual([['kyc', 'know your customer']])
    expect(index.entries.map(({ same }) => same)).toEqual([[0], undefined])
  })
})

describe('what visitors type into the search of the seed', () => {
  const documents = seedDocuments.flatMap((document) => {
    if (!('path' in document && 'title' in document)) return []
    const { _id: id, _type, path, title } = document
    const own = { ...document, id, _type, title: title ?? null, path: path?.current ?? null }
    const summary = 'summary' in document ? document.summary : document.seo?.description
    return { ...own, summary: summary ?? null } as RawSearchDocument
  })
  const synonyms = seeded('siteSettings', 'siteSettings').synonyms ?? []
  const terms = synonyms.map((each) => ({ terms: each.terms ?? [] }))
  const index = { ...toSearchIndex({ documents, people: [], synonyms: terms }, []), hint: '' }

  test.each([
    ['logo', '/company/press'],
    ['2041', '/products/reactor'],
    ['I was hacked', '/resources/for-victims'],
    ['my wallet got hacked', '/resources/for-victims'],
    ['stolen', '/resources/for-victims'],
    ['price', '/pricing'],
    ['jobs', '/company/careers'],
    ['privacy policies', '/legal/privacy-policy'],
    ['reactor', '/products/reactor'],
    ['certificate', '/company/trust'],
    ['sso', '/resources/support-center/set-up-single-sign-on'],
    ['price of 200,000 checks', '/pricing'],
    ['2fa', '/resources/support-center/lost-second-factor'],
    ['ceo', '/company/leadership'],
    ['login', '/resources/support-center/lost-second-factor'],
    ['how much does it cost', '/pricing'],
    ['get my money back', '/resources/for-victims'],
    ['opening hours', '/company/contact'],
    ['delete my account', '/legal/privacy-policy'],
    // A synonym of its whole title; an article only begins with it.
    ['SOC 2', '/company/trust'],
    ['soc2', '/company/trust'],
  ])('%s: %s first', async (query, href) => {
    await prepareSearch(index)
    expect(searchEntries(index, query)[0]?.entry.href).toBe(href)
  })
})
