import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PortableText } from '@/content/objects/portable-text'
import { LAYOUT_IDS } from '@/lib/page-ids'
import { nameParts } from '@/sections/get-sections'
import { headingsOf, nameHeadings } from '@/ui/rich-text/headings'
import { anchorsOf } from '../../../studio/schema/validation/anchor-rules'
import { placesOf } from '../../../studio/schema/validation/places'

const block = (style: string, text: string, key = text): PortableText[number] => ({
  _type: 'block',
  _key: key,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 'a', text, marks: [] }],
})
const idsOf = (...texts: string[]) =>
  headingsOf(nameHeadings(texts.map((text, at) => block('h2', text, `k${at}`)))).map(({ id }) => id)

describe('headings of a text', () => {
  test.each([
    ['1. Who is responsible', '1-who-is-responsible'],
    ['Straße in Łódź – Søren', 'strasse-in-lodz-soren'],
    ['on\u2011chain, co\u00adoperate', 'on-chain-cooperate'],
    ['審査', 'shen-cha'],
    ['!', 'section-k0'],
    ['x'.repeat(58_000), 'x'.repeat(80)],
  ])('%s has the anchor %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })

  test('have different anchors, which what is added below does not change', () => {
    expect(idsOf('Scope', 'Scope', 'Scope 2')).toEqual(['scope', 'scope-2', 'scope-2-2'])
    expect(idsOf('Scope 2', 'Scope', 'Scope')).toEqual(['scope-2', 'scope', 'scope-3'])
    expect(idsOf('Speakers', 'Content')).toEqual(['speakers-2', 'content-2'])
  })

  test('the table of contents has only the second level, in order', () => {
    const text = nameHeadings([
      block('h2', 'First'),
      block('h3', 'Under it'),
      block('normal', 'x'),
      block('h2', 'Second'),
    ])
    expect(headingsOf(text)).toEqual([
      { id: 'first', text: 'First' },
      { id: 'second', text: 'Second' },
    ])
  })
})

test('a page has each id once, and the Studio knows the same', () => {
  const group = (key: string) => ({
    _type: 'endpointGroup',
    _key: key,
    title: 'Wallets',
    endpoints: [{ _type: 'endpoint', _key: key, method: 'GET', path: '/v1' }],
  })
  const sections = [
    { _type: 'richText', anchor: '', body: [block('h2', 'Plans'), block('h3', 'Scope')] },
    { _type: 'faq', anchor: 'plans', questions: [{ answer: [block('h3', 'Scope')] }] },
    { _type: 'endpoints', anchor: '', groups: [group('a'), group('b')] },
    { _type: 'richText', anchor: '', body: [block('h2', 'Get v1')] },
  ] as unknown as Parameters<typeof nameParts>[0]
  const ids = JSON.stringify(nameParts(sections)).match(/(?<="id":")[^"]+/g)
  expect(ids?.toSorted()).toEqual(
    [
      ...['plans-2', 'scope', 'scope-2', 'get-v1', 'get-v1-2', 'get-v1-3'],
      ...['endpoints-wallets', 'endpoints-wallets-2'],
    ].toSorted(),
  )
  expect(anchorsOf(placesOf({ sections }))).toEqual(new Set(['plans', ...(ids ?? [])]))
})

test('every id of the layout is one that no heading gets', () => {
  const files = globSync('web/src/**/*.tsx', { exclude: ['web/src/app/(account)/**'] })
  const ids = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=\s(?:id=|[A-Z]+_ID = )["'])[\w-]+/g) ?? [],
  )
  expect(files.length).toBeGreaterThan(100)
  expect([...new Set(ids)].toSorted()).toEqual(LAYOUT_IDS.toSorted())
})
