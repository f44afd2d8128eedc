import { expect, test } from 'vitest'
import { contentHash } from '../../../scripts/seed/content-hash.ts'

const document = { _id: 'a', _type: 'page', title: 'One', list: [{ _key: 'x', n: 1 }] }

test('the lake’s own fields and the order of fields do not count', () => {
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

test('a field that is undefined is a field that is not there', () => {
  expect(contentHash({ ...document, note: undefined })).toBe(contentHash(document))
})

test.each([
  ['a changed word', { ...document, title: 'Two' }],
  ['a field more', { ...document, note: '' }],
  ['another order in a list', { ...document, list: [{ _key: 'y', n: 1 }] }],
])('%s counts', (_, other) => {
  expect(contentHash(other)).not.toBe(contentHash(document))
})
