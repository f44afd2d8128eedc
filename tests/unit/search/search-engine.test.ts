import { describe, expect, test } from 'vitest'
import { excerptOf, markWords, prepareSearch, searchEntries } from '@/search/search-engine'
import type { SearchEntry, SearchIndex } from '@/search/search-index'
import { synonymsIn, toSynonyms } from '@/search/synonyms'

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
    entry('word', { title: 'From Word', body: 'Our cross\u00ADborder de\u200Bsk.' }),
    entry('hyphen', { body: 'Our on-chain and cross\u2011chain tracing.', title: 'Traces' }),
    entry('solid', { body: 'An onchain address.' }),
    entry('long', { body: 'Banks know your customer. Your customer pays.', same: [0] }),
    entry('short', { words: 'kyc', same: [0] }),
    entry('street', { title: 'Straße in Łódź, Søren' }),
    entry('help', { title: 'Help for victims', body: 'After a theft.', same: [1] }),
    entry('case', {
      title: 'A case',
      body: 'Stolen coins, stolen twice, and stolen again.',
      same: [1],
    }),
    entry('zoe', { title: 'Zoë Müller', kind: 'person' }),
    entry('privacy', { title: 'Privacy Policy', body: 'Don’t share a visitor’s addresses.' }),
    entry('reports', { title: 'SOC 2', body: 'Companies get 50,000 calls, Bitcoin included.' }),
    entry('calls', { title: 'Calls', words: '50 000' }),
  ],
  suggestions: [],
  hint: '',
  synonyms: toSynonyms([
    { terms: ['KYC', 'Know your customer'] },
    { terms: ['victims', 'stolen'] },
  ]),
}

await prepareSearch(index)

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

  test.each([
    ['policies', 'privacy'],
    ['visitors', 'privacy'],
    ["visitor's", 'privacy'],
    ['visitors’', 'privacy'],
    ['dont', 'privacy'],
    ["don't", 'privacy'],
    ['company', 'reports'],
    ['SOC2', 'reports'],
    ['soc-2', 'reports'],
    ['50,000', 'reports'],
    ['50000', 'reports'],
    ['50.000', 'reports'],
    ['bitcion', 'reports'],
  ])('finds %s in another form', (query, id) => {
    expect(ids(query)).toEqual([id])
  })

  test('marks numbers and words with an apostrophe as a whole', () => {
    const marked = (text: string, words: string[]) =>
      markWords(text, words).flatMap((part) => (part.marked ? [part.text] : []))
    expect(marked('From 50,000 calls', ['50000', 'call'])).toEqual(['50,000', 'calls'])
    expect(marked('Don’t', ['dont'])).toEqual(['Don’t'])
  })

  test('finds words with soft hyphens and other characters without width, on both sides', () => {
    expect(ids('crossborder desk')).toEqual(['word'])
    expect(ids('cross\u00ADborder')).toEqual(['word'])
    expect(markWords('Our cross\u00ADborder desk', ['crossborder'])).toContainEqual({
      text: 'cross\u00ADborder',
      marked: true,
    })
  })

  test.each(['on-chain', 'on chain', 'onchain', 'ON\u2010CHAIN'])(
    'finds %s joined and apart',
    (query) => {
      expect(ids(query).sort()).toEqual(['hyphen', 'solid'].slice(0, 2))
    },
  )

  test('finds letters that have no accent to remove', () => {
    for (const query of ['strasse', 'STRASSE', 'lodz', 'Łódź', 'soren'])
      expect(ids(query)).toEqual(['street'])
    expect(markWords('Die Straße', ['strasse']).at(-1)).toEqual({ text: 'Straße', marked: true })
  })

  test('finds terms by their synonyms, and marks these as a whole', () => {
    expect(ids('kyc').sort()).toEqual(['long', 'short'])
    expect(ids('know your customer').sort()).toEqual(['long', 'short'])
    const hit = searchEntries(index, 'KYC').find((each) => each.entry.id === 'long')
    expect(markWords('They know your customer, not your cat', hit?.words ?? [])).toEqual([
      { text: 'They ', marked: false },
      { text: 'know your customer', marked: true },
      { text: ', not your cat', marked: false },
    ])
    expect(ids('=0')).toEqual([])
  })

  test('ranks a synonym in the title above the word in the text', () => {
    expect(ids('stolen')).toEqual(['help', 'case'])
  })

  test('matches all words, or any word if none has all', () => {
    expect(ids('travel sanctions')).toEqual(['listed'])
    expect(ids('travel zebra')).toEqual(['listed'])
  })

  test.each(['', '  ', '!?', '*', '\u0000', '(((', '"'])('finds nothing for %j', (query) => {
    expect(ids(query)).toEqual([])
  })
})

describe('synonyms', () => {
  test('of groups with a common term are one group, in plain words', () => {
    const raw = [
      ['a', 'B'],
      ['b', 'A'],
      ['b', 'é-c'],
      ['d'],
      ['', '!', 'e'],
      ['x', 'one two three four five six 7'],
    ]
    expect(toSynonyms(raw.map((terms) => ({ terms })))).toEqual([['a', 'b', 'e c']])
  })

  test('are found in a text as whole terms only', () => {
    const synonyms = toSynonyms([{ terms: ['AML', 'anti-money laundering'] }])
    expect(synonymsIn('Anti money-laundering', synonyms)).toEqual([0])
    expect(synonymsIn('laundering anti money', synonyms)).toEqual([])
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

  test('marks whole words', () => {
    expect(markWords('Überrule: the Travel-Rule', words)).toEqual([
      { text: 'Überrule: the ', marked: false },
      { text: 'Travel', marked: true },
      { text: '-', marked: false },
      { text: 'Rule', marked: true },
    ])
  })
})
