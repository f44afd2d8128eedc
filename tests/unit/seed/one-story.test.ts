import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { seedDocuments } from '../../support/seed.ts'
import { stringsIn } from '../../support/seed-text.ts'

const COUNT =
  '(?:\\d[\\d,-]*\\+?|an?|one|two|three|four|five|nine|ten|eleven|fifteen|seventeen|twenty)'
const counting = (what: string) => new RegExp(`\\b${COUNT} ${what}\\b`, 'gi')

const DURATION = counting('(?:business )?(?:minutes?|hours?|days?)')
const REPLY =
  /\b(?:respon[ds]|repl(?:y|ies)|contact you|hear from us|sales answers|applications?:? |tickets?\b)/i

/** What several places tell: the numbers, and the sentences in which they tell it. */
const TOPICS: { number: RegExp; about?: RegExp }[] = [
  { number: /\b99\.\d+%/g },
  { number: /\b24\/7/g },
  { number: DURATION, about: REPLY },
  { number: /\b\d[\d,]* (?:addresses|transactions)\b/g, about: /\bbatch|\bas one job/i },
  { number: counting('(?:\\w+ )?(?:networks|blockchains)') },
  { number: counting('(?:sanctions |watch)?lists') },
  { number: counting('(?:co-)?founders') },
  { number: counting('(?:professionals|readers|subscribers)') },
]

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|\n+|; |: /)

/** The numbers of the topics that a text has instead of the name of a figure. */
const typedIn = (text: string) =>
  sentencesOf(text).flatMap((sentence) =>
    TOPICS.flatMap(({ number, about }) =>
      !about || about.test(sentence) ? (sentence.match(number) ?? []) : [],
    ),
  )

const register = new Map(
  seedDocuments.flatMap((each) =>
    each._type === 'companyFigure' ? [[each.key ?? '', each.value ?? ''] as const] : [],
  ),
)
const registered = new Set([...register.values()])

/** Whether the register has the number: alone, or before what it counts. */
const isRegistered = (found: string) =>
  registered.has(found) || registered.has(found.slice(0, found.indexOf(' ')))

/** Texts with a date of their own keep typed numbers, which must be those of the register. */
const DATED = ['article', 'legalPage', 'legalVersion']

/** Typed numbers that count something else, by the end of the document's id. */
const OTHERS: Record<string, { why: string; typed: string[] }> = {
  'page-home': { why: 'a workload of an alert', typed: ['100 lists'] },
  'product-kyt': { why: 'what the product does', typed: ['24/7'] },
  'product-market-intelligence': { why: 'what the product does', typed: ['24/7'] },
  'resources-product-demos': { why: 'a demo without people', typed: ['24/7'] },
  'product-data': { why: 'a speed', typed: ['a minute'] },
  'product-oracle': { why: 'networks of one measurement', typed: ['five networks'] },
  'product-screening': { why: 'a share of true alerts', typed: ['99.2%'] },
  'crypto-crime-report': { why: 'a case', typed: ['three networks'] },
  'defi-adoption-report': { why: 'the sample of the report', typed: ['19 networks'] },
  'report-defi-adoption': { why: 'the sample of the report', typed: ['19 networks'] },
  'api-reference': { why: 'keys and webhooks', typed: ['24 hours', 'two days'] },
  'resources-coverage': {
    why: 'counts of its own lists, which the register rounds',
    typed: ['118 networks'],
  },
  'company-partners': {
    why: 'times for partners, by program',
    typed: ['one business day', '4 business hours', 'two business days'],
  },
  'company-press': { why: 'a drawing', typed: ['four networks'] },
  'company-leadership': { why: 'counted below', typed: ['three founders'] },
  'cookie-policy': { why: 'privacy requests', typed: ['two days'] },
  'legal-page-compliance': { why: 'requests by law', typed: ['30 days'] },
  'terms-of-service': { why: 'where larger credits begin', typed: ['99.0%'] },
  'payments-and-refunds': { why: 'where larger credits begin', typed: ['99.0%'] },
  'geography-report': { why: 'a finding', typed: ['9 hours', '16 days'] },
  'three-bridges-in-nine-minutes': { why: 'a case', typed: ['two more networks'] },
  'stablecoin-freezes-counted': { why: 'the sample', typed: ['five networks'] },
  'a-designation-hour-by-hour': { why: 'a case', typed: ['three networks'] },
  'designations-and-stablecoin-issuers': { why: 'the sample', typed: ['five networks'] },
  'integrating-the-screening-api': { why: 'a cache', typed: ['ten minutes'] },
  'retries-idempotency-and-pagination': { why: 'idempotency keys', typed: ['24 hours'] },
  'tracing-through-bridges-live': { why: 'a case', typed: ['three networks'] },
  'testimonial-tax-trace': { why: 'a case', typed: ['three networks'] },
}

test('a number that several places tell comes from the register', () => {
  const stories = seedDocuments.flatMap((document) => {
    const { _id, _type } = document
    if (_type === 'companyFigure') return []
    const other = Object.keys(OTHERS).find((end) => _id.endsWith(end)) ?? ''
    return stringsIn(document)
      .flatMap(typedIn)
      .filter((found) => !OTHERS[other]?.typed.includes(found))
      .filter((found) => !(DATED.includes(_type) && isRegistered(found)))
      .map((found) => `${_id}: ${found}`)
  })
  expect(stories).toEqual([])
})

/** How often an email comes. */
const RHYTHM =
  /\b(?:once|twice|one email) a (?:week|month)\b|\bfirst \w+day of the month\b|\b(?:weekly|monthly)\b/gi
const rhythmsIn = (texts: string[]) =>
  new Set(texts.flatMap((text) => (text.match(RHYTHM) ?? []).map((each) => each.toLowerCase())))

test('each mailing list comes as often as its other places say', () => {
  const boxes = seedDocuments
    .flatMap((each) => ('sections' in each ? (each.sections ?? []) : []))
    .flatMap((each) => (each._type === 'callToAction' && each.look === 'newsletter' ? [each] : []))
  expect(boxes.map(({ list, ...texts }) => [list, ...rhythmsIn(stringsIn(texts))]).sort()).toEqual([
    ['blog', 'twice a month'],
    ['events', 'once a month'],
    ['news', 'once a month'],
  ])
  const code = ['web/src/leads/forms/fields.ts', 'web/src/app/(account)/signup/signup-form.tsx']
  const others = [
    ...seedDocuments.flatMap(stringsIn),
    ...code.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n')),
  ].filter((text) => /case notes|newsletter|one chart/i.test(text))
  const sentences = others
    .flatMap(sentencesOf)
    .filter((text) => !/by email|once a month/i.test(text))
  expect([...rhythmsIn(sentences)]).toEqual(['twice a month'])
})

const FORMS = join(ROOT, 'web/src/leads/forms')
/** The lengths of a demo and of the life of a link. */
const NO_PROMISE = ['30-45 minutes', '7 days']

test('forms promise the times of the register', () => {
  const files = readdirSync(FORMS).map((name) => join(FORMS, name))
  const lists = join(ROOT, 'web/src/sections/document-list/recordings.tsx')
  const promised = [...files, lists].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'/g)].flatMap(
      ([, text = '']) => text.match(DURATION) ?? [],
    ),
  )
  expect(promised.length).toBeGreaterThan(10)
  const others = promised.filter((found) => !registered.has(found) && !NO_PROMISE.includes(found))
  expect(others).toEqual([])
})

test('founders and networks are as many as the texts say', () => {
  const founders = seedDocuments.filter(
    (each) => each._type === 'person' && /\bco-founder\b/.test(each.role ?? ''),
  )
  expect(founders).toHaveLength(3)
  const networks = seedDocuments
    .flatMap((each) => (each._type === 'page' ? (each.sections ?? []) : []))
    .flatMap((each) => (each._type === 'factTable' && each.anchor === 'traced' ? [each] : []))
    .flatMap(({ table }) => table?.rows?.slice(1) ?? [])
    .map(({ cells }) => cells?.at(-1))
  expect(networks).toHaveLength(17)
  expect(networks.filter((feeds) => !feeds?.includes('Enterprise'))).toHaveLength(
    Number(register.get('oracleNetworks')),
  )
  expect(networks.filter((feeds) => feeds?.includes('On chain'))).toHaveLength(9)
})
