import { expect, test } from 'vitest'
import {
  arranged,
  type ListAnswer,
  redirectRows,
  type SortKey,
  stillMissing,
  timesInWords,
} from '../../../studio/tools/redirects/redirect-list'

const redirect = (_id: string, from: unknown, to: string | null, permanent = true) => ({
  _id,
  from,
  to,
  permanent,
})
const answer: ListAnswer = {
  redirects: [
    redirect('a', '/old-10', '/products/kyt'),
    redirect('drafts.a', '/old-99', '/company/about'),
    redirect('b', '/caf%C3%A9', '/company/about', false),
    redirect('drafts.c', '/old-2', null),
    redirect('d', 5, '/products/kyt'),
  ],
  paths: ['/company/about', '/new-page'],
}
const rows = redirectRows(answer)

test('a redirect is shown as it is published, or as its draft', () => {
  expect(
    rows.map(({ id, from, isPublished, isEdited }) => [id, from, isPublished, isEdited]),
  ).toEqual([
    ['a', '/old-10', true, true],
    ['b', '/caf%C3%A9', true, false],
    ['c', '/old-2', false, true],
    ['d', '', true, false],
  ])
})

test('rows are searched in both paths and sorted by each column', () => {
  const hits = new Map([
    ['/café', 214],
    ['/old-2', 3],
  ])
  const ids = (key: SortKey, isDescending = false, search = '') =>
    arranged(rows, { search, sorting: { key, isDescending }, hits })
      .map(({ id }) => id)
      .join('')
  expect(ids('from')).toBe('dbca')
  expect(ids('to')).toBe('cbda')
  expect(ids('permanent', true)).toBe('dcab')
  expect(ids('hits', true)).toBe('bcda')
  expect(ids('from', false, ' KYT ')).toBe('da')
  expect(ids('from', false, 'nowhere')).toBe('')
})

test('missing addresses are those that are missing still, those of scanners last', () => {
  const counts = [
    '/wp-login.php',
    '/new-page',
    '/old-10',
    '/.env',
    '/café',
    '/pricing',
    '/administration',
  ]
  const missing = stillMissing(
    counts.map((path) => ({ path, count: 2 })),
    answer,
  )
  expect(missing.map(({ path }) => path)).toEqual([
    '/pricing',
    '/administration',
    '/wp-login.php',
    '/.env',
  ])
})

test('counts are words', () => {
  expect([0, 1, 2, 1214].map(timesInWords)).toEqual(['not yet', '1 time', '2 times', '1,214 times'])
})
