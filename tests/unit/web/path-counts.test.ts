import { expect, test } from 'vitest'
import { countPath, countsPath, startCounting, takePathCounts } from '@/lib/path-counts'

test('without a store nothing is counted', () => {
  countPath('missing', '/old')
  expect(takePathCounts()).toEqual([])
  startCounting()
  countPath('missing', '/old')
  countPath('missing', '/old')
  countPath('redirect', '/old')
  expect(takePathCounts()).toEqual([
    { kind: 'redirect', path: '/old', count: 1 },
    { kind: 'missing', path: '/old', count: 2 },
  ])
  expect(takePathCounts()).toEqual([])
})

test.each([
  '/',
  'old',
  `/${'x/'.repeat(200)}`,
  '/a\u0000b',
  '/a b',
  '/\ud800',
  '/users/ada@example.org',
  '/users/ada%40example.org',
  '/call/+49 30 1234567',
  '/call/(030)-123-4567-8',
  '/account/1234567890',
  '/reset/550e8400-e29b-41d4-a716-446655440000',
  '/reset/dGhpcyBpcyBhIHRva2VuIDEyMw',
  `/reset/${'abcdefgh'.repeat(5)}`,
])('a missing path such as %j is not counted', (path) => {
  startCounting()
  expect(countsPath('missing', path)).toBe(false)
})

test.each([
  '/old-page.html',
  '/blog/2023/12/31/a-title-with-many-words-and-a-year-2023',
  '/news/20231231-title',
  '/caf\u00e9',
  '/products/internationalization',
])('a missing path such as %s is counted', (path) => {
  startCounting()
  expect(countsPath('missing', path)).toBe(true)
})

test.each(['/document/1234567890', '/files/My brochure.pdf'])(
  'what an editor has entered is counted: %s',
  (path) => {
    startCounting()
    expect(countsPath('redirect', path)).toBe(true)
  },
)

test('at most 2,000 missing paths are counted between two writes, and known ones go on', () => {
  startCounting()
  for (let at = 0; at < 2100; at += 1) countPath('missing', `/scan-${at}`)
  countPath('missing', '/scan-1')
  const counts = takePathCounts()
  expect(counts).toHaveLength(2000)
  expect(counts[1]).toEqual({ kind: 'missing', path: '/scan-1', count: 2 })
})
