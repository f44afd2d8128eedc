import { expect, test } from 'vitest'
import { contentHash } from '../../../scripts/seed/content-hash.ts'

const document = { _id: 'a', _type: 'page', title: 'One', list: [{ _key: 'x', n: 1 }] }

test('the hash ignores fields of the lake and the order of fields', () => {
  const stored = {
    list: [{ n: 1, _key: 'x' }],
    title: 'One',
    _rev: 'r1',
    _createdAt: '2026-01-01',
    _updatedAt: '2026-01-02',
    _type: 'page',
    _id: 'a',
  }
  expect(contentHash(stored)).toBe(contentHash(document))
})

test('the hash ignores undefined fields', () => {
  expect(contentHash({ ...document, note: undefined })).toBe(contentHash(document))
})

test.each([
  ['a text', { ...document, title: 'Two' }],
  ['additional fields', { ...document, note: '' }],
  ['the order of array items', { ...document, list: [{ _key: 'y', n: 1 }] }],
])('the hash depends on %s', (_, other) => {
  expect(contentHash(other)).not.toBe(contentHash(document))
})
