import { expect, test } from 'vitest'
import { documentIdAt } from '../../../scripts/seed/builders/document-id.ts'
import { keyFrom } from '../../../scripts/seed/builders/key.ts'

test('a key has a maximum length and does not end in a hyphen', () => {
  const key = keyFrom('question', 'why '.repeat(40))
  expect(key.length).toBeLessThanOrEqual(64)
  expect(key).not.toMatch(/-$/)
})

test.each([
  ['/', 'page-home'],
  ['/products/reactor', 'product-reactor'],
  ['/products/chainlantern-oracle', 'product-oracle'],
  ['/solutions/compliance', 'page-solutions-compliance'],
  ['/resources/api-reference', 'page-resources-api-reference'],
  ['/legal/privacy-policy', 'legal-page-privacy-policy'],
  ['/pricing', 'page-pricing'],
])('the document with the path %s has the id %s', (path, id) => {
  expect(documentIdAt(path)).toBe(id)
})

test.each(['/products/', '/a/b/c', ''])('no document can have the path "%s"', (path) => {
  expect(() => documentIdAt(path)).toThrow(path)
})
