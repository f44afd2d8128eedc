import { describe, expect, test } from 'vitest'
import { excerptOf, markWords, searchEntries } from '@/search/search-engine'
import { groupHits } from '@/search/search-hit'
import type { SearchEntry, SearchIndex } from '@/search/search-index'

const entry = (id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  kind: 'resource',
  area: 'resources',
  title: id,
  href: `/resources/${id}`,
  text: '',
  body: '',
  words: '',
  ...more,
})

const index: SearchIndex = {
  entries: [
    entry('mentions', { title: 'Terms', kind: 'legal', body: 'We name sanctions once.' }),
    entry('about-it', { title: 'Sanctions screening', kind: 'product', href: '/products/s' }),
    entry('listed', { title: 'Compliance', words: 'travel rule sanctions' }),
    entry('guide', {
      title: 'Rotate API keys',
      kind: 'guide',
      href: '/resources/documentation/rotate-api-keys',
      text: 'Keys for the API.',
    }),
    entry('zoe', { title: 'Zoë Müller', kind: 'person' }),
  ],
  suggestions: [],
}

const ids = (query: string, under?: string) =>
  searchEntries(index, query, { under }).map(({ entry: { id } }) => id)

describe('a search', () => {
  test('ranks a match in the title above a match in the text', () => {
    expect(ids('sanctions')[0]).toBe('about-it')
    expect(ids('sanctions').sort()).toEqual(['about-it', 'listed', 'mentions'])
  })

  test('finds prefixes and words with a typing error', () => {
    expect(ids('sanc')).toContain('about-it')
    expect(ids('sanctoins')).toContain('about-it')
  })

  test('ignores accents', () => {
    expect(ids('muller zoe')).toEqual(['zoe'])
  })

  test('matches all words, or any word if none has all', () => {
    expect(ids('travel sanctions')).toEqual(['listed'])
    expect(ids('travel zebra')).toEqual(['listed'])
  })

  test('can be limited to a path prefix', () => {
    expect(ids('api', '/resources/documentation/')).toEqual(['guide'])
    expect(ids('sanctions', '/resources/documentation/')).toEqual([])
  })

  test.each(['', '  ', '!?', '*', '\u0000', '(((', '"'])('finds nothing for %j', (query) => {
    expect(ids(query)).toEqual([])
  })
})

describe('a hit', () => {
  const words = ['travel', 'rule']

  test('shows its summary if that contains the words', () => {
    const hit = { entry: entry('a', { text: 'The Travel Rule.', body: 'rule travel' }), words }
    expect(excerptOf(hit)).toBe('The Travel Rule.')
  })

  test('shows the part of its text that contains most of the words', () => {
    const filler = 'and so on and on '.repeat(20)
    const body = `One rule. ${filler}The travel rule applies. ${filler}`
    const excerpt = excerptOf({ entry: entry('a', { text: 'Else.', body }), words })
    expect(excerpt).toContain('The travel rule applies.')
    expect(excerpt).toMatch(/^… .* …$/)
  })

  test('shows its summary if only its title or its word list matches', () => {
    expect(excerptOf({ entry: entry('a', { text: 'Else.', body: 'No.' }), words })).toBe('Else.')
  })

  test('marks whole words', () => {
    expect(markWords('Überrule: the Travel-Rule', words)).toEqual([
      { text: 'Überrule: the ', marked: false },
      { text: 'Travel', marked: true },
      { text: '-', marked: false },
      { text: 'Rule', marked: true },
    ])
  })
})

test('hits are grouped by kind, the kind of the best hit first, with a limit per kind', () => {
  const hits = ['a', 'b', 'c', 'd'].map((id, at) => ({
    entry: entry(id, { kind: at % 2 ? 'guide' : 'article' }),
    words: [],
  }))
  expect(groupHits(hits, 1).map(({ kind, hits: [first] }) => [kind, first?.entry.id])).toEqual([
    ['article', 'a'],
    ['guide', 'b'],
  ])
})
