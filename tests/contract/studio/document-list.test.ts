import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advisoryBoard } from '../../../scripts/seed/documents/people/advisory-board.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { QUERIES } from '../../support/queries.gen.ts'
import { seedDocuments, writeSeed } from '../../support/seed.ts'

let lake: TestLake

beforeAll(async () => {
  // A lake of its own: it writes, and other tests compare what is stored.
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(() => lake.close())

type Listed = { _id: string; _type: string; [field: string]: unknown } | null

/** The site's query result for a page with only this list. */
async function listed(fields: object): Promise<Listed[]> {
  const section = { _type: 'documentList', _key: 'list', title: 'List', ...fields }
  await lake.client.createOrReplace({ _id: 'page-test', _type: 'page', sections: [section] })
  const page = await lake.visitor.fetch(QUERIES.SECTIONS_QUERY, { id: 'page-test' })
  return page.sections[0].documents
}

const idsOf = (documents: Listed[]) => documents.map((document) => document?._id)
const seededIds = (type: string) =>
  seedDocuments.filter(({ _type }) => _type === type).map(({ _id }) => _id)
const reference = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref, _weak: true })

describe('a list without chosen documents', () => {
  test.each(['product', 'report', 'upcomingReport', 'course', 'job', 'event', 'testimonial'])(
    'shows every %s',
    async (what) => {
      const ids = idsOf(await listed({ what }))
      expect(ids.toSorted()).toEqual(seededIds(what).toSorted())
      expect(ids.length).toBeGreaterThan(1)
    },
  )

  test.each([
    ['report', 'publishedOn', 'newest first', -1],
    ['event', 'startsAt', 'soonest first', 1],
  ])('shows each %s by %s, %s', async (what, field, _, direction) => {
    const values = (await listed({ what })).map((document) => String(document?.[field]))
    const sorted = values.toSorted((a, b) => direction * a.localeCompare(b))
    expect(values).toEqual(sorted)
  })

  test('shows recordings of its kind only', async () => {
    const kinds = (await listed({ what: 'recording', kind: 'demo' })).map((each) => each?.kind)
    expect(new Set(kinds)).toEqual(new Set(['demo']))
  })

  test('shows the people of its team only, in the order of the Studio', async () => {
    const ids = idsOf(await listed({ what: 'person', team: 'advisory' }))
    expect(ids).toEqual(advisoryBoard.map(({ _id }) => _id))
  })
})

test('chosen documents appear in their chosen order', async () => {
  const [first = '', second = ''] = seededIds('person')
  const chosen = [second, 'person-not-published', first].map(reference)
  expect(idsOf(await listed({ what: 'person', chosen }))).toEqual([second, undefined, first])
})
