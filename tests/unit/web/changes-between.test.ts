import { describe, expect, test } from 'vitest'
import { changesBetween, type DocumentState } from '@/sanity/build-record'
import { tagsOfChange } from '@/sanity/cache-tags'

const product = (fields: Partial<DocumentState> = {}): DocumentState => ({
  _id: 'product-a',
  _type: 'product',
  _rev: 'one',
  path: '/products/a',
  ...fields,
})
const tagsBetween = (before: DocumentState[], now: DocumentState[]) =>
  changesBetween(before, now).flatMap(tagsOfChange)

describe('what is refreshed when a server starts', () => {
  test('is nothing when nothing has changed', () => {
    expect(changesBetween([product()], [product()])).toEqual([])
  })

  test.each([
    ['an edit', [product()], [product({ _rev: 'two' })]],
    ['a new document', [], [product()]],
    ['a deleted document', [product()], []],
  ])('%s refreshes the document, its type and its address', (_, before, now) => {
    expect(new Set(tagsBetween(before, now))).toEqual(
      new Set(['document:product-a', 'type:product', 'path:%2Fproducts%2Fa']),
    )
  })

  test('a renamed document refreshes both addresses', () => {
    const tags = tagsBetween([product()], [product({ _rev: 'two', path: '/products/b' })])
    expect(tags).toEqual(expect.arrayContaining(['path:%2Fproducts%2Fa', 'path:%2Fproducts%2Fb']))
  })

  test('a document that was made again as another type refreshes the lists of both', () => {
    const tags = tagsBetween([product()], [product({ _rev: 'two', _type: 'page' })])
    expect(tags).toEqual(expect.arrayContaining(['type:product', 'type:page']))
  })
})
