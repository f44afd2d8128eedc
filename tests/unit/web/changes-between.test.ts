import { describe, expect, test } from 'vitest'
import { changesBetween, type DocumentState } from '@/sanity/refresh/build-record'
import { tagsOfChange } from '@/sanity/refresh/cache-tags'

const product = (fields: Partial<DocumentState> = {}): DocumentState => ({
  _id: 'product-a',
  _type: 'product',
  _rev: 'one',
  path: '/products/a',
  ...fields,
})
const tagsBetween = (before: DocumentState[], now: DocumentState[]) =>
  changesBetween(before, now).flatMap(tagsOfChange)

describe('the paths and tags that a starting server refreshes', () => {
  test('include both paths of a renamed document', () => {
    const tags = tagsBetween([product()], [product({ _rev: 'two', path: '/products/b' })])
    expect(tags).toEqual(expect.arrayContaining(['path:%2Fproducts%2Fa', 'path:%2Fproducts%2Fb']))
  })

  test('include the lists of both types of a document that was recreated with another type', () => {
    const tags = tagsBetween([product()], [product({ _rev: 'two', _type: 'page' })])
    expect(tags).toEqual(expect.arrayContaining(['type:product', 'type:page']))
  })
})
