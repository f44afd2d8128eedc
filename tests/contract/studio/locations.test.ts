import type { DocumentLocationsState } from 'sanity/presentation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locationsQuery } from '../../../studio/presentation/locations-query'
import { routableTypeNames } from '../../../studio/schema/routable-types'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { QUERIES } from '../../support/queries.gen.ts'
import { seedDocuments, writeSeed } from '../../support/seed.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(() => lake.close())

async function stateOf(type: string, id: string) {
  const query = locationsQuery(type)
  return lake.client.fetch<DocumentLocationsState>(query, { ids: [id] }, { perspective: 'drafts' })
}

async function shownOn(type: string, id: string) {
  const { locations } = await stateOf(type, id)
  return locations?.map(({ href }) => href) ?? []
}

/** The ids of the documents in a query result, without those that are only linked. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    if (['document', 'page', 'leaveOut', 'settings'].includes(key)) return []
    return key === '_id' ? [String(child)] : idsIn(child)
  })
}

test('each document of the seed is located on exactly the pages whose sections show it', async () => {
  const expected = new Map<string, Set<string>>()
  const add = (id: string, path: string) =>
    expected.set(id, (expected.get(id) ?? new Set()).add(path))
  const pages = await lake.client.fetch<{ _id: string; path: string }[]>(
    '*[_type in ["page", "product"]]{ _id, "path": path.current }',
  )
  for (const { _id, path } of pages) {
    const found = await lake.client.fetch<{ sections: unknown }>(QUERIES.SECTIONS_QUERY, {
      id: _id,
    })
    for (const id of idsIn(found.sections)) add(id, path)
    const page = await lake.client.fetch<{ report: unknown }>(QUERIES.PAGE_QUERY, { path })
    for (const id of idsIn(page?.report)) add(id, path)
  }
  // Articles have their own test, because code selects them.
  const types = [
    'page',
    'legalPage',
    'product',
    'job',
    'event',
    'course',
    'recording',
    'report',
    'upcomingReport',
    'testimonial',
    'guide',
  ]
  const documents = seedDocuments.filter(({ _type }) => types.includes(_type))
  for (const document of documents) {
    const own = 'path' in document ? document.path?.current : undefined
    if (own) add(document._id, own)
    const found = await shownOn(document._type, document._id)
    expect(found.toSorted(), document._id).toEqual(
      [...(expected.get(document._id) ?? [])].toSorted(),
    )
    if (own) expect(found[0]).toBe(own)
  }
  expect(documents.length).toBeGreaterThan(40)
})

describe('a document that appears through another one', () => {
  const path = (document: { _id: string; _type: string } & object) =>
    'path' in document ? (document.path as { current: string }).current : undefined

  test('an author has the author’s articles and the list of articles as locations', async () => {
    const article = seedDocuments.find((each) => each._type === 'article' && 'author' in each)
    if (article?._type !== 'article') throw new Error('The seed has no article with an author.')
    const found = await shownOn('person', article.author?._ref ?? '')
    expect(found).toContain(path(article))
    expect(found.some((href) => ['/resources/blog', '/company/news'].includes(href))).toBe(true)
  })

  test('an instructor has the page that lists the course as a location', async () => {
    const course = seedDocuments.find((each) => each._type === 'course')
    if (course?._type !== 'course') throw new Error('The seed has no course.')
    expect(await shownOn('person', course.instructor?._ref ?? '')).toContain('/resources/academy')
  })

  test('an article has its own page and the list of its area as locations', async () => {
    for (const article of seedDocuments.filter(({ _type }) => _type === 'article')) {
      const own = path(article) ?? ''
      const area = own.slice(0, own.lastIndexOf('/'))
      expect(await shownOn('article', article._id)).toEqual([own, area])
    }
  })
})

test('a document that no page shows gets a warning', async () => {
  await lake.client.create({ _id: 'person-nobody', _type: 'person', name: 'Nobody' })
  expect(await stateOf('person', 'person-nobody')).toMatchObject({ tone: 'caution' })
})

test.each(routableTypeNames)(
  'a %s without a path gets a warning that it cannot be shown',
  async (type) => {
    await lake.client.create({ _id: `drafts.new-${type}`, _type: type, title: 'New' })
    expect(await stateOf(type, `new-${type}`)).toEqual({
      message: 'This has no address yet, so it cannot be shown.',
      tone: 'caution',
    })
  },
)
