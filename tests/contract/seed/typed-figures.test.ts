import { describe, expect, test } from 'vitest'
import { placesOf, type Stored, textsIn } from '../../../studio/schema/validation/places.ts'
import { type SeedDocument, seedDocuments } from '../../support/seed.ts'

const seededFigures = seedDocuments.filter((each) => each._type === 'companyFigure')

type Figure = (typeof seededFigures)[number]

/** Texts with their own date and customers' words do not follow the register. */
const NOT_OURS_TODAY = new Set([
  'article',
  'report',
  'legalPage',
  'legalVersion',
  'testimonial',
  'companyFigure',
])
/** The year 2025 of the company's history states the figures of that time. */
const HISTORY = /^sections\[_key=="[^"]*story[^"]*"\]/

const WORDS: Record<string, string> = {
  15: 'fifteen',
  20: 'twenty',
  25: 'twenty-five',
  40: 'forty',
  50: 'fifty',
  70: 'seventy',
  100: '(?:a|one) hundred',
  150: '(?:a|one) hundred and fifty',
  200: 'two hundred',
  500: 'five hundred',
  1000: '(?:a|one) thousand',
}
const SCALES: Record<string, [letters: string, word: string, zeros: string]> = {
  K: ['k', 'thousand', ',000'],
  M: ['m', 'million', ',000,000'],
  B: ['bn?', 'billion', ',000,000,000'],
}
/** Other nouns for the unit of a figure. */
const SYNONYMS: Record<string, string[]> = {
  watchlists: ['lists'],
  team: ['people', 'colleagues', 'employees'],
  customers: ['clients', 'organi[sz]ations'],
  networks: ['blockchains'],
  blockchains: ['chains', 'networks'],
  partners: ['partners', 'integrations'],
  labeledAddresses: ['labeled addresses', 'addresses'],
}

/** Matches a figure in any spelling: “500M+”, “500 million”, “more than fifteen networks”. */
function spellingsOf({ key = '', value, unit = '' }: Figure): RegExp {
  const [, currency = '', digits = '', scale = '', rest = ''] =
    /^(\$?)([\d.,]+)([KMB]?)\s*(.*)$/.exec(value) ?? []
  if (!digits) return new RegExp(`figures, ${value}|figures, \\p{Lu}\\p{L}+ \\d{4}`, 'u')
  const plain = digits.replace(',', '')
  const number = digits.replace('.', '\\.').replace(',', ',?')
  const nouns = [unit, ...(SYNONYMS[key] ?? [])].filter(Boolean).map((noun) => {
    const words = noun.split(' ')
    return words.map((word) => word.replace(/s$/, '')).join('\\w*\\s+')
  })
  const counted = `(?:[\\s-]+[\\p{L}-]+){0,2}?[\\s-]+(?:${nouns.join('|')})`
  const sign = currency && '\\$\\s?'
  if (scale) {
    const [letters, word, zeros] = SCALES[scale] ?? ['', '', '']
    const above = `(?:more than|over|above|some)\\s+${sign}${number}\\s+${word}`
    const full = `(?:\\s+${word}|${zeros})`
    return new RegExp(
      `(?<![\\d.,])(?:${above}|${sign || '(?<!\\$)'}${number}(?:\\s?(?:${letters})\\s?\\+|${full}(?:\\s?\\+|${counted})))`,
      'iu',
    )
  }
  if (rest === 'ms') return new RegExp(`(?<![\\d.])${number}\\s?(?:ms\\b|milliseconds)`, 'iu')
  if (rest === '%') return new RegExp(`(?<![\\d.])${number}\\s?(?:%|per\\s?cent)`, 'iu')
  const word = WORDS[plain] ?? plain
  if (rest === '+') {
    const above = `(?:more than|over|above|some)\\s+(?:${number}|${word})`
    return new RegExp(`(?<![\\d.,$])(?:${number}\\s?\\+|${above})${counted}`, 'iu')
  }
  // A time such as “2 hours” counts only beside what it is promised for.
  const whole = `(?<![\\d.,$-])(?:${[number, rest].filter(Boolean).join('\\s+')})`
  return rest
    ? new RegExp(`(?:${unit}|within)\\P{P}{0,40}${whole}|${whole}\\P{P}{0,40}${unit}`, 'iu')
    : new RegExp(`(?:${whole}|\\b${word})${counted}`, 'iu')
}

const spellings = seededFigures.map((figure) => ({ figure, pattern: spellingsOf(figure) }))

/** The register's figures that a document contains as typed text, with their places. */
function typedIn(document: SeedDocument): string[] {
  const texts = textsIn(placesOf(document as unknown as Stored)).map(
    ({ text, owner, field, path }) => ({
      // A figure in large type has its unit in another field.
      text: owner._type === 'figure' && field === 'value' ? `${text} ${owner.label}` : text,
      path: path
        .map((step) =>
          typeof step === 'object' && '_key' in step
            ? `[_key=="${step._key}"]`
            : `.${String(step)}`,
        )
        .join('')
        .slice(1),
    }),
  )
  return texts.flatMap(({ text, path }) =>
    document._id === 'page-company-about' && HISTORY.test(path)
      ? []
      : spellings.flatMap(({ figure, pattern }) => {
          const [found] = pattern.exec(text) ?? []
          return found ? [`${document._id} ${path}: “${found}” is {{${figure.key}}}`] : []
        }),
  )
}

test('no text of the seed has a figure of the register typed by hand', () => {
  const checked = seedDocuments.filter(({ _type }) => !NOT_OURS_TODAY.has(_type))
  expect(checked.flatMap(typedIn)).toEqual([])
})

describe('the search finds', () => {
  const page = (text: string): SeedDocument => ({
    _id: 'page-test',
    _type: 'page',
    title: 'Test',
    seo: { _type: 'seo', description: text },
  })

  test.each([
    ['500M+ labeled addresses', 'labeledAddresses'],
    ['more than 500 million of them', 'labeledAddresses'],
    ['500,000,000 addresses', 'labeledAddresses'],
    ['$500 million recovered', 'assetsRecovered'],
    ['more than fifteen networks', 'networks'],
    ['plans start with 5 networks', 'entryNetworks'],
    ['100+ public blockchains', 'blockchains'],
    ['over a hundred blockchains', 'blockchains'],
    ['1,000+ customers', 'allCustomers'],
    ['in forty countries', 'customerCountries'],
    ['answers in 47 milliseconds', 'responseTime'],
    ['99.9 percent of the time', 'uptime'],
    ['10,000+ req/min', 'throughput'],
    ['urgent tickets within 1 hour', 'urgentReply'],
    ['Company figures, October 2025.', 'checked'],
  ])('%s', (text, key) => {
    expect(typedIn(page(text)).join()).toContain(`{{${key}}}`)
  })

  test('a figure in large type with its label', () => {
    const figures = [{ _type: 'figure' as const, _key: 'a', value: '500+', label: 'Customers' }]
    const sections = [{ _type: 'statBand' as const, _key: 'band', figures }]
    expect(typedIn({ ...page(''), sections } as SeedDocument)).toEqual([
      'page-test sections[_key=="band"].figures[_key=="a"].value: “500+ Customer” is {{customers}}',
    ])
  })

  test.each(['500 addresses of one owner', 'after 48 hours', '15 networks', 'a limit of $500M'])(
    'not %s, which is another number',
    (text) => {
      expect(typedIn(page(text))).toEqual([])
    },
  )
})
