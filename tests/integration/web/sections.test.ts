import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteSettings } from '@/documents/settings/settings.query'
import type { Section, SectionProps, SectionType } from '@/sections/section'
import { SectionView } from '@/sections/section-list'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { QUERIES } from '../../support/queries.gen.ts'

let lake: TestLake

beforeAll(async () => {
  // A lake of its own, for stored values that would break the pages of other tests.
  lake = await startTestLake()
})

afterAll(() => lake.close())

/** A section as the site reads it with these stored fields, whatever the schema requires. */
async function readSection<Type extends SectionType>(type: Type, fields: object) {
  const page = { _id: 'page', _type: 'page', sections: [{ _key: 'a', _type: type, ...fields }] }
  await lake.client.createOrReplace(page)
  const result = await lake.visitor.fetch<{ sections: Section[] }>(QUERIES.SECTIONS_QUERY, {
    id: 'page',
  })
  return result.sections[0] as SectionProps<Type>
}

/** The visible text of a section. */
async function shownText(section: Section) {
  const { prelude } = await prerender(createElement(SectionView, { section }))
  const root = parse(await new Response(prelude).text())
  return root.textContent.replaceAll(/\s+/g, ' ').trim()
}

describe('a section that is not filled in', () => {
  test.each([
    ['alerts', { alerts: [{}] }, 'Risk score 0REVIEWMedium risk'],
    ['chart', { points: [{}] }, ''],
    ['codeSample', { examples: [{}], actions: [{}] }, ''],
    ['hero', { actions: [{}], figures: [{}] }, ''],
    ['plans', { plans: [{}] }, ''],
  ] as const)('%s %j shows %j', async (type, fields, shown) => {
    expect(await shownText(await readSection(type, {}))).toBe('')
    expect(await shownText(await readSection(type, fields))).toBe(shown)
  })
})

test.each([
  ['BLOCKED', 'BLOCKED', 'high'],
  ['REVIEW', 'REVIEW', 'medium'],
  [undefined, 'REVIEW', 'medium'],
])('an alert labeled %s is %s, of %s risk', async (stored, label, risk) => {
  const { alerts } = await readSection('alerts', { alerts: [{ label: stored }] })
  expect(alerts[0]).toMatchObject({ label, risk, score: 0 })
})

test('a chart leaves out a figure without its number, which is not zero', async () => {
  const points = [{ label: 'A' }, { label: 'B', value: 0 }]
  const { points: drawn, tone, kind } = await readSection('chart', { points })
  expect([drawn.map(({ label }) => label), tone, kind]).toEqual([['B'], 'paper', 'bars'])
})

test('a code sample leaves out an example without code; one without a language is plain text', async () => {
  const { examples, look } = await readSection('codeSample', {
    examples: [{ title: 'A' }, { code: '' }, { code: 'a' }],
  })
  expect(look).toBe('tabs')
  expect(examples).toEqual([expect.objectContaining({ code: 'a', language: 'text' })])
})

test('a price of zero is free, and a word may stand for a price', async () => {
  const shown = async (price: object) =>
    shownText(await readSection('plans', { plans: [{ price: { currency: 'USD', ...price } }] }))
  expect(await shown({ amount: 0 })).toBe('Free')
  expect(await shown({ label: 'Custom' })).toBe('Custom')
})

test('plans of a page are that page’s own, not the hidden ones of the section', async () => {
  const own = { plans: [{ name: 'Old' }] }
  const plansOf = (_ref: string) => ({ plansOf: { _type: 'reference', _ref }, ...own })
  const sections = [{ _key: 'a', _type: 'plans', plans: [{ name: 'New' }], note: 'Before tax.' }]
  await lake.client.createOrReplace({ _id: 'other', _type: 'product', sections })
  await lake.client.createOrReplace({ _id: 'without', _type: 'page', sections: [] })
  const named = async (fields: object) => {
    const { plans, note, plansReference } = await readSection('plans', fields)
    return [plansReference?._ref, plans.map(({ name }) => name), note]
  }
  expect(await named(own)).toEqual([undefined, ['Old'], ''])
  expect(await named(plansOf('other'))).toEqual(['other', ['New'], 'Before tax.'])
  expect(await named(plansOf('without'))).toEqual(['without', [], ''])
  expect(await named(plansOf('page'))).toEqual(['page', [], ''])
  const shown = await shownText(
    await readSection('plans', { title: 'Prices', ...plansOf('without') }),
  )
  expect(shown).toBe('')
})

test('an empty sentence of the settings is the one of the site', async () => {
  const sentences = { jobFilled: '', eventOver: 'Over.' }
  await lake.client.createOrReplace({ _id: 'siteSettings', _type: 'siteSettings', sentences })
  const settings = await lake.visitor.fetch<SiteSettings>(QUERIES.SITE_SETTINGS_QUERY)
  expect(settings.sentences).toMatchObject({
    jobFilled: 'This position has been filled.',
    eventOver: 'Over.',
  })
})
