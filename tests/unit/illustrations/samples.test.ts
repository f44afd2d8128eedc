import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noise, rules } from '../../../scripts/seed/documents/products/kyt-rules'
import {
  alerts,
  controlCenter,
} from '../../../scripts/seed/documents/products/screening-control-center'
import {
  investigations,
  otherSamples,
  type Sample,
  samples,
} from '../../../web/src/pictures/samples'
import { defaults, recount } from '../../../web/src/pictures/screening-bench/sample-day'
import { seedDocuments } from '../../support/seed'

const REGISTER = 'web/src/pictures/samples.ts'
const CASE = 'web/src/pictures/case-2041/'
const DAYS = 92

const addressesIn = (source: string) =>
  source.match(
    /0x[\da-f]+…[\da-f]*|0x[\da-f]{40}|bc1\w*…\w+|bc1\w{20,}|\bT(?=\w*\d)\w{3,}…\w*/gi,
  ) ?? []

const registered = new Map<string, Sample | undefined>([
  ...[...Object.values(otherSamples), ...investigations].map(
    ({ address }) => [address, undefined] as const,
  ),
  ...Object.values(samples).map((sample) => [sample.address, sample] as const),
])

const files = globSync('{web/src,scripts/seed,studio/schema}/**/*.{ts,tsx}').filter(
  (file) => !file.endsWith('.gen.ts'),
)
const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))

const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4 }
const words = (text: string) => text.toLowerCase().replaceAll('_', ' ')

/** What is said beside an address, part by part: a code sample, an alert, a feed. */
const partsOf = (source: string) => source.split(/`|(?=\balert\()|(?=\bfeed\()/)

/** Everything that a source says of an address and the register does not. */
function contradictionsIn(source: string): string[] {
  return partsOf(source).flatMap((part) =>
    [...new Set(addressesIn(part))].flatMap((address) => {
      if (!registered.has(address)) return [`${address} is not in the register`]
      return contradictions(part, registered.get(address)).map((what) => `${address}: ${what}`)
    }),
  )
}

function contradictions(part: string, sample: Sample | undefined): string[] {
  const all = (pattern: RegExp) => [...part.matchAll(pattern)]
  const found: string[] = []
  const claim = (what: string, holds: boolean) => holds || found.push(what)
  for (const [, ...scores] of all(
    /risk_score"?: (\d+)|score: (\d+)|alert\('\w+', (\d+)|feed\('Address.*', '(\d+)'|(?:\/\/|#) (\d+),? (?:true|false)/gi,
  ))
    claim(`score ${scores.join('')}`, sample?.score === Number(scores.join('')))
  for (const [, code, comment] of all(/"matched": (true|false)|(?:\/\/|#) \d+,? (true|false)/gi))
    claim('a match', sample?.matched === ((code ?? comment)?.toLowerCase() === 'true'))
  for (const [text] of all(/SDN list|Not listed/g))
    claim(text, sample?.matched === (text === 'SDN list'))
  for (const [text, category, share, hops, points] of all(
    /"category": "(\w+)", "share": ([\d.]+), "hops": (\d), "points": (\d+)/g,
  ))
    claim(
      text,
      sample?.exposures.some(
        (each) =>
          each.category === category &&
          [each.share, each.hops, each.points].join() === [share, hops, points].map(Number).join(),
      ) === true,
    )
  // Prose: its percentages, distances and amounts.
  if (!sample) return found
  const [worst] = sample.exposures
  for (const [, percent] of all(/\b(\d+)%/g))
    claim(
      `${percent}%`,
      sample.exposures.some(({ share }) => Math.round(share * 100) === Number(percent)),
    )
  for (const [text, count = ''] of all(/\b(\w+) hops\b/g))
    if (COUNTS[count]) claim(text, worst?.hops === COUNTS[count])
  for (const [text] of all(/ransomware|mixer|gambling|sanctioned|high-risk exchange/gi))
    claim(
      text,
      sample.exposures.some(({ category }) =>
        words(category).includes(words(text).replace('-', ' ')),
      ),
    )
  for (const [text, direction, amount] of all(/(Deposit|Withdrawal) of ([\d.,]+ \w+)/g))
    claim(text, sample.moved?.direction === direction && sample.moved?.amount === amount)
  return found
}

test('pictures, mocks and the dashboard take their addresses from the register', () => {
  const literal = sources.filter(
    ({ file, source }) =>
      file.startsWith('web/') &&
      file !== REGISTER &&
      !file.startsWith(CASE) &&
      addressesIn(source).length > 0,
  )
  expect(literal.map(({ file }) => file)).toEqual([])
})

test('seed and Studio tell the stories of the register', () => {
  const others = sources.filter(({ file }) => !file.startsWith('web/'))
  expect(others.flatMap(({ source }) => addressesIn(source)).length).toBeGreaterThan(20)
  expect(others.flatMap(({ source }) => contradictionsIn(source))).toEqual([])
})

test('no address is two samples, and no scored one is in case 2041', () => {
  const every = [...Object.values(samples), ...Object.values(otherSamples), ...investigations]
  expect(every.map(({ address }) => address)).toHaveLength(registered.size)
  const inCase = sources.filter(({ file }) => file.startsWith(CASE)).map(({ source }) => source)
  const scored = addressesIn(inCase.join('\n')).filter((address) => registered.get(address))
  expect(scored).toEqual([])
})

describe('a contradiction is found', () => {
  const { address } = samples.ransomware
  test.each([
    [`feed('Address risk, ${address}', '78', {`, 'score 78'],
    [`alert('high', 87, { address: '${address}', reason: 'Deposit of 18.4 ETH, 34% from`, '34%'],
    [`{ "address": "${address}", "reason": "Gambling exposure" }`, 'Gambling'],
    [`alert('high', 87, { address: '${address}', reason: 'Withdrawal of 18.4 ETH`, 'Withdrawal of'],
    [`"address": "${address}", "sanctions": { "matched": true }`, 'a match'],
    ['"address": "0x7a41…c21f"', 'not in the register'],
  ])('%s', (source, what) => {
    expect(contradictionsIn(source)).toEqual([expect.stringContaining(what)])
  })
})

test.each(Object.values<Sample>(samples))('$address: the exposures make the score', (sample) => {
  const points = sample.exposures.map((exposure) => exposure.points)
  expect(points.reduce((sum, point) => sum + point)).toBe(sample.score)
  expect(points.slice(1).reduce((sum, point) => sum + point, 0)).toBeLessThanOrEqual(15)
  expect(sample.exposures.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
})

test('the rules’ quarter is 92 of the control center’s days, and its noise is the chart’s', () => {
  const rows = (rules.table?.rows ?? []).slice(1).map(({ cells = [] }) => {
    const [confirmed = 0, raised = 0] = (cells.at(-1)?.match(/\d[\d,]*/g) ?? []).map((count) =>
      Number(count.replaceAll(',', '')),
    )
    return { status: cells.at(-2), raised, confirmed }
  })
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  const { BLOCKED, REVIEW } = recount(defaults)
  const raised = (status: string) =>
    sum(rows.filter((row) => row.status === status).map((row) => row.raised))
  expect([raised('BLOCKED'), raised('REVIEW')]).toEqual([BLOCKED * DAYS, REVIEW * DAYS])
  expect(rules.note).toContain(`${DAYS} days`)
  expect(rules.note).toContain(`${BLOCKED + REVIEW} alerts a day`)
  expect(`${controlCenter.text} ${alerts.title}`.match(/\b149\b/g)).toHaveLength(2)
  const noisy = 1 - sum(rows.map((row) => row.confirmed)) / sum(rows.map((row) => row.raised))
  expect(Math.round(noisy * 100)).toBe(noise.points?.at(-1)?.value)
})

test('no list shows a drawing twice', () => {
  const twice: string[] = []
  function visit(value: unknown, path: string) {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value))
      for (const name of ['icon', 'picture', 'poster', 'cover']) {
        const drawings = value.map((each) => each?.[name]).filter(Boolean)
        if (new Set(drawings).size < drawings.length) twice.push(`${path}: ${name} ${drawings}`)
      }
    for (const [name, each] of Object.entries(value)) visit(each, `${path}.${name}`)
  }
  for (const { _id, ...document } of seedDocuments) visit(document, _id)
  expect(twice).toEqual([])
})

test('no picture opens two pages, except the case that home and Reactor play', () => {
  const opening = seedDocuments.flatMap((document) => {
    const [first] = ('sections' in document && document.sections) || []
    return first?._type === 'hero' && first.picture ? [first.picture] : []
  })
  expect(opening.length).toBeGreaterThan(10)
  const twice = opening.filter((picture, index) => opening.indexOf(picture) !== index)
  expect(twice).toEqual(['case-player'])
})
