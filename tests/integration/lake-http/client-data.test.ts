import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { LAKE_TOKEN, lakeClient, startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake
beforeEach(async () => {
  await lake?.close()
  lake = await startTestLake()
  await lake.client
    .transaction()
    .create({ _id: 'person-a', _type: 'person', name: 'Ada' })
    .create({
      _id: 'page-a',
      _type: 'page',
      title: 'Home',
      slug: { _type: 'slug', current: 'home' },
      author: { _type: 'reference', _ref: 'person-a' },
      words: ['one', 'two'],
    })
    .create({ _id: 'drafts.page-a', _type: 'page', title: 'Home, drafted' })
    .create({ _id: 'versions.r1.page-a', _type: 'page', title: 'Home, released' })
    .commit()
})
afterAll(() => lake.close())

describe('query', () => {
  it('answers with parameters, dereferences and slices', async () => {
    const query =
      '*[_type == $type && slug.current == $slug][0]{title, "by": author->name, "n": words[$at]}'
    const params = { type: 'page', slug: 'home', at: 1 }
    const expected = { title: 'Home', by: 'Ada', n: 'two' }
    expect(await lake.visitor.fetch(query, params)).toEqual(expected)
    // The client sends long queries by POST.
    const long = `${query}${' '.repeat(12_000)}`
    expect(await lake.visitor.fetch(long, params)).toEqual(expected)
  })

  it('answers a query of 150 KB, sent by POST', async () => {
    const ids = Array.from({ length: 9_900 }, (_, n) => `"no-page-${n}"`)
    const query = `*[_id in ["page-a", ${ids.join(', ')}]]._id`
    expect(query.length).toBeGreaterThan(150_000)
    expect(await lake.visitor.fetch(query)).toEqual(['page-a'])
    await expect(lake.visitor.fetch(`"${'x'.repeat(300_000)}"`)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('longer than 262,144 characters'),
    })
  })

  it.each([
    ['published', 'Home'],
    ['drafts', 'Home, drafted'],
    ['previewDrafts', 'Home, drafted'],
    [['r1'], 'Home, released'],
    [['r1', 'drafts'], 'Home, released'],
    [['drafts', 'r1'], 'Home, drafted'],
  ] as const)('sees the perspective %j', async (perspective, title) => {
    const client = lake.client.withConfig({ perspective: perspective as 'drafts' })
    expect(await client.fetch('*[_id == "page-a"][0].title')).toBe(title)
    const long = `*[_id == "page-a"][0].title${' '.repeat(12_000)}`
    expect(await client.fetch(long)).toBe(title)
  })

  it('has the default perspective of the API’s version', async () => {
    const query = '*[_type == "page"]._id'
    const of = (apiVersion: string) => lakeClient(lake.url, { apiVersion, token: LAKE_TOKEN })
    expect(await of('2025-02-19').fetch(query)).toEqual(['page-a'])
    expect(await of('X').fetch(query)).toEqual(['page-a'])
    expect((await of('2025-02-18').fetch<string[]>(query)).length).toBe(3)
    expect((await of('1').fetch<string[]>(query)).length).toBe(3)
  })

  it('returns the query unless told not to, with sync tags and its time', async () => {
    const read = async (more: string) => {
      const response = await fetch(
        `${lake.url}/v2026-03-01/data/query/production?query=1%2B1${more}`,
      )
      return (await response.json()) as Record<string, unknown>
    }
    expect(await read('')).toEqual({
      query: '1+1',
      result: 2,
      ms: expect.any(Number),
      syncTags: expect.any(Array),
    })
    expect(await read('&returnQuery=false')).not.toHaveProperty('query')
  })
})

describe('mutate', () => {
  it('patches', async () => {
    const patched = await lake.client
      .patch('page-a')
      .set({ title: 'New' })
      .setIfMissing({ n: 1 })
      .inc({ n: 2 })
      .insert('after', 'words[-1]', ['three'])
      .unset(['author'])
      .commit()
    expect(patched).toMatchObject({ title: 'New', n: 3, words: ['one', 'two', 'three'] })
    expect(patched).not.toHaveProperty('author')
    expect(await lake.visitor.getDocument('page-a')).toEqual(patched)
  })

  it('returns ids, documents or nothing, and makes array keys when asked', async () => {
    const create = { create: { _id: 'page-k', _type: 'page', rows: [{ _type: 'row' }] } }
    const post = async (search: string) => {
      const response = await fetch(`${lake.url}/v1/data/mutate/production?dryRun=true&${search}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${LAKE_TOKEN}` },
        body: JSON.stringify({ mutations: [create] }),
      })
      return (await response.json()) as { results: Record<string, unknown>[] }
    }
    expect((await post('')).results).toEqual([])
    expect((await post('returnIds=true')).results).toEqual([{ id: 'page-k', operation: 'create' }])
    const { results } = await post('returnDocuments=true&autoGenerateArrayKeys=true')
    expect(results).toMatchObject([
      { id: 'page-k', document: { rows: [{ _type: 'row', _key: expect.stringMatching(/.+/) }] } },
    ])
  })
})

describe('actions', () => {
  const actions = (list: object[], more: object = {}) =>
    lake.client.action(list as never, { ...more } as never)

  it('refuses unknown actions', async () => {
    const unknown = actions([{ actionType: 'sanity.action.document.juggle' }])
    await expect(unknown).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('history', () => {
  it('lists the transactions and revisions of a document', async () => {
    const before = await lake.client.getDocument('page-a')
    const after = await lake.client.patch('page-a').set({ title: 'Later' }).commit()
    const get = (path: string) =>
      lake.client.request<string>({ url: `/data/history/production/${path}` })
    const raw = await fetch(
      `${lake.url}/v1/data/history/production/transactions/page-a?effectFormat=mendoza&excludeContent=true&includeIdentifiedDocumentsOnly=true&reverse=true`,
      { headers: { authorization: `Bearer ${LAKE_TOKEN}` } },
    )
    const lines = (await raw.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ id }) => id)).toEqual([after._rev, before?._rev])
    expect(lines[0]).toMatchObject({
      documentIDs: ['page-a'],
      effects: { 'page-a': { apply: expect.any(Array), revert: expect.any(Array) } },
    })
    const revision = await get(`documents/page-a?revision=${before?._rev}`)
    expect(revision).toEqual({ documents: [before] })
    expect(await get('documents/page-a?lastRevision=true')).toEqual({ documents: [after] })
    const { events } = (await get('events/documents/page-a')) as unknown as {
      events: Record<string, object[]>
    }
    expect(events['page-a']?.length).toBeGreaterThan(0)
  })
})

describe('the rest', () => {
  it('keeps the Studio’s settings over a restart', async () => {
    await lake.client.request({
      method: 'PUT',
      url: '/users/me/keyvalue',
      body: [{ key: 'studio.a', value: { x: 1 } }],
    })
    await lake.restart()
    expect(await lake.client.request({ url: '/users/me/keyvalue/studio.a,studio.b' })).toEqual([
      { key: 'studio.a', value: { x: 1 } },
      { key: 'studio.b', value: null },
    ])
  })
})
