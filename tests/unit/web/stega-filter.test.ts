import { expect, test } from 'vitest'
import { isMarked } from '@/content/drafts/stega-filter'

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
