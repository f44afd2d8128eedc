import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LAKE_TOKEN, lakeClient, startTestLake, type TestLake } from '../../support/lake.ts'

const page = (_id: string, title: string) => ({ _id, _type: 'page', title })
const author = { _type: 'reference', _ref: 'person-a' }

let lake: TestLake
beforeEach(async () => {
  lake = await startTestLake()
  await lake.client
    .transaction()
    .create({ _id: 'person-a', _type: 'person', name: 'Ada' })
    .create({ ...page('page-a', 'Home'), author, words: ['one', 'two'] })
    .create(page('drafts.page-a', 'Home, drafted'))
    .commit()
})
afterEach(() => lake.close())

describe('@sanity/client', () => {
  it('queries with parameters, dereferences and slices, by POST if that is 150 KB', async () => {
    const query = '*[_type == $type][0]{title, "by": author->name, "n": words[$at]}'
    const params = { type: 'page', at: 1 }
    const expected = { title: 'Home', by: 'Ada', n: 'two' }
    expect(await lake.visitor.fetch(query, params)).toEqual(expected)
    expect(await lake.visitor.fetch(`${query}${' '.repeat(150_000)}`, params)).toEqual(expected)
  })

  it.each([
    ['X', 1],
    ['2025-02-18', 2],
  ])('of API version %s sees %i documents by default', async (apiVersion, count) => {
    const client = lakeClient(lake.url, { apiVersion, token: LAKE_TOKEN })
    expect(await client.fetch('count(*[_type == "page"])')).toBe(count)
  })

  it('makes datasets that are there after a restart, as settings are, and deletes none', async () => {
    const { datasets } = lake.client
    const other = lake.client.withConfig({ dataset: 'other' })
    await datasets.create('other')
    await other.create({ _id: 'page-a', _type: 'page' })
    await expect(datasets.delete('other')).rejects.toMatchObject({ statusCode: 405 })
    const body = [{ key: 'a', value: { x: 1 } }]
    await lake.client.request({ method: 'PUT', url: '/users/me/keyvalue', body })
    await lake.restart()
    expect((await datasets.list()).map(({ name }) => name)).toEqual(['other', 'production'])
    expect(await other.fetch('count(*)')).toBe(1)
    const kept = await lake.client.request({ url: '/users/me/keyvalue/a,b' })
    expect(kept).toEqual([...body, { key: 'b', value: null }])
  })

  it('reads history, projects and users', async () => {
    const before = await lake.client.getDocument('page-a')
    const after = await lake.client.patch('page-a').set({ title: 'Later' }).commit()
    const get = (path: string) => lake.client.request({ url: `/data/history/production/${path}` })
    const old = await get(`documents/page-a?revision=${before?._rev}`)
    expect(old).toEqual({ documents: [before] })
    expect(await get('documents/page-a?lastRevision=true')).toEqual({ documents: [after] })
    expect(await get('events/documents/page-a')).toHaveProperty('events.page-a')
    expect(await get('transactions/page-a?reverse=true&limit=1')).toContain(after._rev)
    expect(await lake.client.projects.list()).toMatchObject([{ id: 'lake' }])
    const me = await lake.client.users.getById('me')
    expect(await lake.client.users.getById(me.id)).toMatchObject({ displayName: me.name })
  })

  it('leads versions and releases through their life cycle', async () => {
    const { client } = lake
    const releaseId = 'spring'
    const state = async () => (await client.releases.get({ releaseId }))?.state
    await client.create(page('page-b', 'Going'))
    await client.releases.create({ releaseId, metadata: { title: 'Spring' } })
    await client.createVersion({ publishedId: 'page-a', baseId: 'page-a', releaseId })
    const document = page('versions.spring.page-a', 'New')
    await client.replaceVersion({ document, publishedId: 'page-a', releaseId })
    await client.unpublishVersion({ publishedId: 'page-b', releaseId })
    const raw = client.withConfig({ perspective: 'raw' })
    expect((await raw.releases.fetchDocuments({ releaseId })).result).toHaveLength(2)
    await client.releases.edit({ releaseId, patch: { set: { metadata: { title: 'May' } } } })
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await client.releases.schedule({ releaseId, publishAt })
    expect(await state()).toBe('scheduled')
    await client.releases.unschedule({ releaseId })
    await client.releases.archive({ releaseId })
    await client.releases.unarchive({ releaseId })
    await client.releases.publish({ releaseId })
    expect(await state()).toBe('published')
    expect(await client.fetch('*[_type == "page"].title')).toEqual(['New'])
    await client.releases.delete({ releaseId })
    expect(await state()).toBeUndefined()
  })
})

it.each([
  ['', []],
  ['returnIds=true', [{ id: 'k', operation: 'create' }]],
  [
    'returnDocuments=true&autoGenerateArrayKeys=true',
    [{ id: 'k', document: { rows: [{ a: 1, _key: expect.any(String) }] } }],
  ],
])('a mutation with %j answers %j', async (search, expected) => {
  const create = { _id: 'k', _type: 'page', rows: [{ a: 1 }] }
  const body = { mutations: [{ create }] }
  const url = `/data/mutate/production?dryRun=true&${search}`
  const answer = await lake.client.request({ method: 'POST', url, body })
  expect(answer).toMatchObject({ results: expected })
})
