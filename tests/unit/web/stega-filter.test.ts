import { expect, test } from 'vitest'
import { isMarked, UNMARKED_FIELDS } from '@/sanity/drafts/stega-filter'
import { schemaTypes } from '../../../studio/schema/index'

const item = { _key: 'a', _index: 0 }
const marks = (sourcePath: Parameters<typeof isMarked>[0]['sourcePath'], value = 'A text') =>
  isMarked({ sourceDocument: { _id: 'a', _type: 'page' }, sourcePath, value })

test('a displayed text is marked, wherever it stands', () => {
  expect(marks(['title'])).toBe(true)
  expect(marks(['sections', item, 'cards', item, 'action', 'label'])).toBe(true)
  expect(marks(['body', item, 'children', item, 'text'])).toBe(true)
})

test('what code compares, links by or shows in no text is not', () => {
  expect(marks(['sections', item, '_type'])).toBe(false)
  expect(marks(['sections', item, 'look'])).toBe(false)
  expect(marks(['seo', 'title'])).toBe(false)
  expect(marks(['sections', item, 'alerts', item, 'label'])).toBe(false)
  expect(marks(['sections', item, 'actions', item, 'label'])).toBe(true)
  expect(marks(['body', item, 'children', item, 'marks', 0])).toBe(false)
  expect(marks(['path', 'current'], '/pricing')).toBe(false)
  expect(marks(['publishedOn'], '2026-11-27')).toBe(false)
  expect(marks(['startsAt'], '2026-11-27T09:00:00Z')).toBe(false)
  expect(marks(['title'], ' ')).toBe(false)
  const sourceDocument = { _id: 'image-a', _type: 'sanity.imageAsset' }
  expect(isMarked({ sourceDocument, sourcePath: ['originalFilename'], value: 'a.png' })).toBe(false)
})

/** Also names of texts, so the filter names them with what they stand in. */
const WITH_PARENT = ['category', 'label']

type Part = {
  name?: string
  type?: string
  fields?: Part[]
  of?: Part[]
  options?: { list?: unknown }
}

const withList = ({ name, type, fields = [], of = [], options }: Part): string[] => [
  ...(options?.list && name && type === 'string' ? [name] : []),
  ...[...fields, ...of].flatMap(withList),
]

test('an option from a list is never marked', () => {
  const names = new Set((schemaTypes as Part[]).flatMap(withList))
  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => !UNMARKED_FIELDS.has(name)).sort()).toEqual(WITH_PARENT)
})
