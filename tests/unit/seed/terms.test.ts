import { describe, expect, test } from 'vitest'
import { DEFAULT_WORDS } from '@/sanity/words.gen'
import { pageTexts } from '@/site/metadata/page-texts'
import { type SeedDocument, seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { proseIn, seeded } from '../../support/seed-text.ts'

type Passage = { id: string; text: string }

const passagesOf = (documents: readonly SeedDocument[]): Passage[] =>
  documents.flatMap((document) => proseIn(document).map((text) => ({ id: document._id, text })))

const passages = [
  ...passagesOf(seedDocuments),
  ...proseIn(DEFAULT_WORDS).map((text) => ({ id: 'words', text })),
]

/** The matches in a text, with surrounding words. */
function hits(pattern: RegExp, within: readonly Passage[] = passages): string[] {
  const found = within.flatMap(({ id, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${id}: ${text.slice(Math.max(0, at - 40), at + 60)}`]
  })
  return [...new Set(found)]
}

/** British phrases that a spelling list cannot contain: each word alone is right. */
const BRITISH =
  /\b(?:for ever|per cent|covering letters?|straight ?away|at (?:the )?weekends?|bank holidays?|current accounts?|cash ?machines?|mobile phones?|full stops?|car parks?|post ?codes?|different to|annual leave|in future(?=[,.;])|CVs?)\b/

test('no text has a British expression', () => expect(hits(BRITISH)).toEqual([]))

test.each([
  'One proof for ever.',
  'your covering letter',
  'ten per cent',
  'a full stop and',
  'a CV',
])('the check finds the British expression in “%s”', (text) => expect(text).toMatch(BRITISH))

describe('each concept has one name', () => {
  test.each<[say: string, not: RegExp]>([
    // “Self-hosted wallet” is a term of the Travel Rule.
    [
      'on-premises',
      /\bself-host(?!ed)|\bself-hosted (?:deploy|install|option|edition|version|plan|server)/i,
    ],
    ['SOC 2 Type II report', /\bpass(?:es|ed|ing)?\b.{0,30}\bSOC 2|SOC 2 certif/i],
    ['compliance with the GDPR', /certified.{0,10}GDPR|GDPR.{0,3}certif/i],
  ])('%s', (_, not) => expect(hits(not)).toEqual([]))

  test('Asia Pacific, except in the label that the specification words', () => {
    const others = passages.filter(
      ({ id, text }) => id !== 'page-solutions-compliance' || text !== 'Asia-Pacific',
    )
    expect(hits(/Asia-Pacific/, others)).toEqual([])
  })

  test('on-premises, except in the plan that the specification words', () => {
    const others = passages.filter(({ text }) => text !== 'On-premise deployment')
    expect(hits(/\bon[- ]prem(?!ises)/i, others)).toEqual([])
  })

  test('labels_version, in text and code', () => {
    expect(JSON.stringify(seedDocuments).match(/data_version/g) ?? []).toEqual([])
  })
})

describe('no text makes a promise that no tracer can keep', () => {
  test.each([
    /\b(?:every|any)(?: (?!supported)[\w-]+,?(?: and)?){0,2} (?:mixer|bridge)\b/i,
    /court-proof|as a jury saw it|undetectable|100% certain/i,
    /\bwe guarantee|guaranteed (?:recovery|result)/i,
  ])('%s', (promise) => expect(hits(promise)).toEqual([]))
})

describe('a sentence that stands out is not repeated', () => {
  const pages = seedDocuments.filter((document) => 'path' in document && document.path?.current)

  test.each([
    ['An engineer answers, not a script', 1],
    ['the other side', 3],
  ])('“%s” is on at most %i pages', (phrase, most) => {
    const on = pages.filter((page) => proseIn(page).some((text) => text.includes(phrase)))
    expect(on.length, on.map(({ _id }) => _id).join(', ')).toBeLessThanOrEqual(most)
  })

  test('texts that many pages share contain none of these sentences', () => {
    const shared = passages.filter(({ id }) => ['words', 'siteSettings', 'navigation'].includes(id))
    expect(hits(/An engineer answers, not a script|the other side/, shared)).toEqual([])
  })
})

/** Articles refer to their own date, and customers to theirs. */
const DATED: SeedDocument['_type'][] = ['article', 'testimonial']

test('no text without a date of its own speaks of this week, this month or this year', () => {
  const undated = passagesOf(seedDocuments.filter(({ _type }) => !DATED.includes(_type)))
  expect(hits(/\b(?:this (?:week|month)|now in 20\d\d|this year)\b/i, undated)).toEqual([])
})

describe('search results', () => {
  const settings = seeded('siteSettings')
  const figures = new Map(
    seedDocuments.flatMap((each) =>
      each._type === 'companyFigure' ? [[each.key, each.value]] : [],
    ),
  )
  const filled = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key) => figures.get(key) ?? '')
  if (settings._type !== 'siteSettings') throw new Error('The seed has no settings')
  const { brandName = '', tagline = '', description = '' } = settings
  const pages = seedDocuments.flatMap((document) => {
    if (!('path' in document) || !document.path?.current || !('seo' in document)) return []
    const { title = '', seo } = document
    const texts = pageTexts(
      { title, path: document.path.current, seo: seo ?? null },
      { brandName, tagline, description },
    )
    return [
      { id: document._id, title: filled(texts.title), description: filled(texts.description) },
    ]
  })

  test('have titles of at most 60 characters, each once', () => {
    expect(pages.length).toBeGreaterThan(90)
    expect(pages.filter(({ title }) => title.length > 60)).toEqual([])
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  })

  test('have descriptions of at most 155 characters, each once', () => {
    expect(pages.filter((page) => page.description.length > 155)).toEqual([])
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length)
  })
})
