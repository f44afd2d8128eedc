import { describe, expect, it } from 'vitest'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One', count: 1, list: ['a', 'b'] }
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }

/** Allows input that the types forbid. */
const loose = (input: unknown): LakeMutation[] => input as LakeMutation[]

describe('create', () => {
  it('stamps the document and answers with what was written', () => {
    const dataset = testDataset()
    const { transactionId, results } = dataset.mutate([{ create: PAGE }], ME)
    const document = dataset.get('page')
    expect(document).toEqual({
      ...PAGE,
      _rev: transactionId,
      _createdAt: '2026-11-20T12:00:01.000Z',
      _updatedAt: '2026-11-20T12:00:01.000Z',
    })
    expect(results).toEqual([{ id: 'page', operation: 'create', document }])
  })

  it('makes an id where there is none, and under a prefix where one ends in a dot', () => {
    const dataset = testDataset()
    const { results } = dataset.mutate(
      [{ create: { _type: 'page' } }, { create: { _type: 'page', _id: 'drafts.' } }],
      ME,
    )
    expect(results[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(results[1]?.id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  })

  it('createIfNotExists leaves a document alone, createOrReplace does not', () => {
    const dataset = testDataset(PAGE)
    const first = dataset.mutate([{ createIfNotExists: { ...PAGE, title: 'Two' } }], ME)
    expect(first.results[0]?.operation).toBe('none')
    expect(dataset.get('page')?.title).toBe('One')
    const created = dataset.get('page')?._createdAt
    dataset.mutate([{ createOrReplace: { _id: 'page', _type: 'page', title: 'Two' } }], ME)
    expect(dataset.get('page')).toMatchObject({ title: 'Two', _createdAt: created })
    expect(dataset.get('page')).not.toHaveProperty('count')
  })
})

describe('patch', () => {
  it.each<[string, object, object]>([
    ['set', { set: { title: 'Two', 'deep.er': 1 } }, { title: 'Two', deep: { er: 1 } }],
    [
      'setIfMissing',
      { setIfMissing: { title: 'Two', text: 'new' } },
      { title: 'One', text: 'new' },
    ],
    ['unset', { unset: ['title', 'list[0]'] }, { list: ['b'] }],
    ['inc', { inc: { count: 2.5 } }, { count: 3.5 }],
    ['dec', { dec: { count: 3 } }, { count: -2 }],
    [
      'insert after the end',
      { insert: { after: 'list[-1]', items: ['x'] } },
      { list: ['a', 'b', 'x'] },
    ],
    [
      'insert in place of',
      { insert: { replace: 'list[0]', items: ['x', 'y'] } },
      { list: ['x', 'y', 'b'] },
    ],
    [
      'diffMatchPatch',
      { diffMatchPatch: { title: '@@ -1,3 +1,3 @@\n-One\n+Two\n' } },
      { title: 'Two' },
    ],
  ])('%s', (_, operations, expected) => {
    const dataset = testDataset(PAGE)
    dataset.mutate([{ patch: { id: 'page', ...operations } }], ME)
    expect(dataset.get('page')).toMatchObject(expected)
  })

  it('of several ids, and by query with parameters', () => {
    const dataset = testDataset(PAGE, ADA, { _id: 'bob', _type: 'person' })
    dataset.mutate([{ patch: { id: ['ada', 'bob'], set: { seen: true } } }], ME)
    const query = '*[_type == $type && seen]'
    const { results } = dataset.mutate(
      [{ patch: { query, params: { type: 'person' }, inc: { n: 1 }, setIfMissing: { n: 0 } } }],
      ME,
    )
    expect(results.map(({ id, operation }) => [id, operation])).toEqual([
      ['ada', 'update'],
      ['bob', 'update'],
    ])
    expect(dataset.get('bob')?.n).toBe(1)
    expect(dataset.get('page')).not.toHaveProperty('seen')
  })

  it('gives what it inserts keys when asked to, and only then', () => {
    const dataset = testDataset(PAGE)
    const insert = { after: 'list[-1]', items: [{ a: 1 }] }
    dataset.mutate([{ patch: { id: 'page', insert } }], ME)
    expect(dataset.get('page')?.list).toEqual(['a', 'b', { a: 1 }])
    dataset.mutate([{ patch: { id: 'page', insert } }], { ...ME, autoGenerateArrayKeys: true })
    const keyed = { _key: expect.stringMatching(/^[0-9a-f]{12}$/), a: 1 }
    expect(dataset.get('page')?.list).toEqual(['a', 'b', keyed, keyed])
  })
})

describe('delete', () => {
  it('by id, by ids, by query; a missing document is ignored', () => {
    const dataset = testDataset(
      PAGE,
      ADA,
      { _id: 'bob', _type: 'person' },
      { _id: 'c', _type: 'x' },
    )
    dataset.mutate([{ delete: { id: 'page' } }], ME)
    dataset.mutate([{ delete: { query: '*[_type == "person"]' } }], ME)
    expect([...dataset.all()].map(({ _id }) => _id)).toEqual(['c'])
    const { results } = dataset.mutate([{ delete: { id: ['c', 'gone'] } }], ME)
    expect(results).toEqual([
      { id: 'c', operation: 'delete' },
      { id: 'gone', operation: 'none' },
    ])
  })
})

describe('what is refused', () => {
  it.each<[string, unknown, number, string]>([
    ['a list that is none', { create: PAGE }, 400, 'mutations must be an array'],
    ['two in one', [{ create: ADA, delete: { id: 'x' } }], 400, 'mutations[0]'],
    ['an _id with a slash', [{ create: { _id: '../x', _type: 'x' } }], 409, 'is invalid'],
    [
      'a patch without a target',
      [{ patch: { set: { a: 1 } } }],
      400,
      'exactly one of id and query',
    ],
    ['an unknown operation', [{ patch: { id: 'page', upsert: {} } }], 400, 'upsert'],
    [
      'a path that does not parse',
      [{ patch: { id: 'page', set: { '%': 1 } } }],
      400,
      'is not a JSONMatch path',
    ],
    [
      'a path into a prototype',
      [{ patch: { id: 'page', set: { '__proto__.x': 1 } } }],
      400,
      'path',
    ],
    ['a query that does not parse', [{ delete: { query: '*[' } }], 400, 'unexpected end-of-file'],
    [
      'a field that breaks queries',
      [{ create: { _type: 'x', hasOwnProperty: 1 } }],
      400,
      'name of a field',
    ],
    [
      'a number beyond JSON',
      [
        { patch: { id: 'page', set: { count: 1e308 } } },
        { patch: { id: 'page', inc: { count: 1.7e308 } } },
      ],
      400,
      'number',
    ],
  ])('%s', (_, input, status, message) => {
    const dataset = testDataset(PAGE)
    const before = JSON.stringify(dataset.get('page'))
    const error = thrownBy(() => dataset.mutate(loose(input), ME))
    expect(error).toMatchObject({ status, body: { error: { type: expect.any(String) } } })
    expect(error.message).toContain(message)
    expect(JSON.stringify(dataset.get('page'))).toBe(before)
  })

  it('nesting without end', () => {
    let deep: unknown = 1
    for (let level = 0; level < 10_000; level += 1) deep = [deep]
    const dataset = testDataset()
    expect(thrownBy(() => dataset.mutate([{ create: { _type: 'x', deep } }], ME)).status).toBe(400)
  })
})
