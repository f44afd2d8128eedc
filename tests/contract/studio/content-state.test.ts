import type { SanityDocumentStub } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentStateParams,
  contentStateQuery,
  type RawState,
  toContentState,
} from '../../../studio/structure/content-state'
import { startTestLake, type TestLake } from '../../support/lake.ts'

const DAY = 24 * 3_600_000
// Noon in New York, where it is the same day as in UTC.
const now = Date.parse('2026-03-10T16:00:00Z')
const day = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
const page = (_id: string, path: string, fields: object = {}) => ({
  _id,
  _type: 'page',
  path: { _type: 'slug', current: path },
  seo: { description: 'What the page offers.' },
  ...fields,
})
const described = { summary: 'A summary.' }

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake({ now: new Date(now) })
  const documents: (SanityDocumentStub<Record<string, unknown>> & { _id: string })[] = [
    page('about', '/company/about'),
    page('drafts.about', '/company/about'),
    page('versions.rAutumn.about', '/company/about'),
    page('drafts.pricing', '/pricing'),
    page('bare', '/company/bare', { seo: {} }),
    page('hidden', '/company/hidden', { seo: { hideFromSearch: true } }),
    { _id: 'past', _type: 'event', endsAt: `${day(-2)}T10:00:00Z` },
    {
      _id: 'recorded',
      _type: 'event',
      endsAt: `${day(-2)}T10:00:00Z`,
      recording: { _type: 'reference', _ref: 'recording', _weak: true },
    },
    { _id: 'drafts.past-draft', _type: 'event', endsAt: `${day(-2)}T10:00:00Z` },
    { _id: 'next', _type: 'event', endsAt: `${day(2)}T10:00:00Z` },
    { _id: 'closed', _type: 'job', ...described, openUntil: day(-1) },
    { _id: 'closing', _type: 'job', ...described, openUntil: day(13) },
    { _id: 'open', _type: 'job', ...described, openUntil: day(20) },
    { _id: 'due', _type: 'legalPage', ...described, reviewOn: day(0) },
    { _id: 'later', _type: 'report', reviewOn: day(3) },
  ]
  const transaction = lake.client.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit()
})

afterAll(() => lake.close())

const read = async () =>
  toContentState(
    await lake.client.fetch<RawState>(contentStateQuery, contentStateParams(now), {
      perspective: 'raw',
    }),
  )

test('the lists by state have the documents that need an editor', async () => {
  const { ids } = await read()
  expect(ids).toEqual({
    changed: ['about'],
    neverPublished: expect.toSatisfy(
      (found: string[]) => found.toSorted().join() === 'past-draft,pricing',
    ),
    pastEvents: ['past'],
    closingJobs: expect.toSatisfy(
      (found: string[]) => found.toSorted().join() === 'closed,closing',
    ),
    reviewDue: ['due'],
    noDescription: ['bare'],
  })
})

test('the counts have each document once', async () => {
  const { countOf, countPages } = await read()
  expect(countOf('page')).toBe(4)
  expect(countOf('event')).toBe(4)
  expect(countOf('person')).toBe(0)
  expect(countPages((path) => path.startsWith('/company/'))).toBe(3)
  expect(countPages((path) => path === '/pricing')).toBe(1)
})
