import { describe, expect, it } from 'vitest'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One', count: 1 }
const HOLDER = { _id: 'holder', _type: 'page', of: { _type: 'reference', _ref: 'page' } }
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }
const RENAME = { patch: { id: 'page', set: { title: 'Two' } } }

/** Allows input that the types forbid. */
const loose = (input: unknown): LakeMutation[] => input as LakeMutation[]

describe('a mutation', () => {
  it('creates: stamps the document, and makes an id where there is none', () => {
    const dataset = testDataset()
    const { transactionId, results } = dataset.mutate(
      [{ create: PAGE }, { create: { _type: 'page' } }, { create: { _type: 'p', _id: 'drafts.' } }],
      ME,
    )
    const now = '2026-11-20T12:00:01.000Z'
    const stamps = { _rev: transactionId, _createdAt: now, _updatedAt: now }
    expect(dataset.get('page')).toEqual({ ...PAGE, ...stamps })
    expect(results[1]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(results[2]?.id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  })

  it('createIfNotExists leaves a document alone, createOrReplace does not', () => {
    const dataset = testDataset(PAGE)
    dataset.mutate([{ createIfNotExists: { ...PAGE, title: 'Two' } }], ME)
    expect(dataset.get('page')?.title).toBe('One')
    const _createdAt = dataset.get('page')?._createdAt
    dataset.mutate([{ createOrReplace: { _id: 'page', _type: 'page', title: 'Two' } }], ME)
    expect(dataset.get('page')).toMatchObject({ title: 'Two', _createdAt })
    expect(dataset.get('page')?._updatedAt).not.toBe(_createdAt)
    expect(dataset.get('page')).not.toHaveProperty('count')
  })

  it('deletes by id, by ids, by query, and ignores a missing document', () => {
    const dataset = testDataset(PAGE, ADA, { ...ADA, _id: 'bob' }, { _id: 'c', _type: 'x' })
    const byQuery = { delete: { query: '*[_type == "person"]' } }
    dataset.mutate([{ delete: { id: 'page' } }, byQuery], ME)
    expect(Array.from(dataset.all(), ({ _id }) => _id)).toEqual(['c'])
    const { results } = dataset.mutate([{ delete: { id: ['c', 'gone'] } }], ME)
    expect(results).toEqual([
      { id: 'c', operation: 'delete' },
      { id: 'gone', operation: 'none' },
    ])
  })
})

describe('a transaction', () => {
  it('as a dry run answers the same and writes nothing', () => {
    const dataset = testDataset(PAGE)
    let events = 0
    dataset.subscribe(() => {
      events += 1
    })
    const { results } = dataset.mutate([RENAME, { create: ADA }], { ...ME, dryRun: true })
    expect(results).toMatchObject([{ document: { title: 'Two' } }, { document: ADA }])
    expect([dataset.get('page')?.title, dataset.count, events]).toEqual(['One', 1, 0])
    expect(dataset.transactions(['page'])).toHaveLength(1)
  })

  it('has an id that is used once', () => {
    const dataset = testDataset()
    const write = (transactionId: string) => dataset.mutate(loose([]), { ...ME, transactionId })
    dataset.mutate([{ create: PAGE }], { ...ME, transactionId: 'once' })
    expect(thrownBy(() => write('once')).message).toContain('"once" has already been used')
    for (const wrong of ['a b', 'x'.repeat(129)])
      expect(thrownBy(() => write(wrong)).status).toBe(400)
  })
})

const [gone, stale] = [{ id: 'gone' }, { id: 'page', ifRevisionID: 'old' }]
const revisions = { currentRevisionID: 'first', expectedRevisionID: 'old' }

/** Sanity's own responses, which its client and the Studio parse. */
it.each<[LakeMutation, string, object]>([
  [{ create: PAGE }, 'documentAlreadyExistsError', { id: 'page' }],
  [{ patch: { ...gone, set: { a: 1 } } }, 'documentNotFoundError', gone],
  [{ patch: { ...stale, set: { a: 1 } } }, 'documentRevisionIDDoesNotMatchError', revisions],
  [
    { delete: { id: 'page' } },
    'documentHasExistingReferencesError',
    { referencingIDs: ['holder'] },
  ],
  [{ patch: { id: 'page', set: { _type: 'other' } } }, 'patchError', { id: 'page' }],
])('all of a transaction is refused for %j as %s', (mutation, type, error) => {
  const dataset = testDataset()
  dataset.mutate([{ create: PAGE }, { create: HOLDER }], { ...ME, transactionId: 'first' })
  const thrown = thrownBy(() => dataset.mutate([{ create: ADA }, mutation], ME))
  const item = { error: { type, ...error, description: expect.any(String) }, index: 1 }
  const body = { error: { type: 'mutationError', items: [item] } }
  expect(thrown).toMatchObject({ status: 409, body })
  expect([dataset.get('page')?._rev, dataset.get('ada')]).toEqual(['first', undefined])
})

let deep: unknown = 1
for (let level = 0; level < 10_000; level += 1) deep = [deep]
const inc = (by: number) => ({ patch: { id: 'page', inc: { count: by } } })

it.each<[string, unknown, number, string]>([
  ['a list that is none', { create: PAGE }, 400, 'mutations must be an array'],
  ['an _id with a slash', [{ create: { _id: '../x', _type: 'x' } }], 409, 'is invalid'],
  ['an unknown operation', [{ patch: { id: 'page', upsert: {} } }], 400, 'upsert'],
  ['a query that does not parse', [{ delete: { query: '*[' } }], 400, 'unexpected end-of-file'],
  ['what breaks queries', [{ create: { _type: 'x', hasOwnProperty: 1 } }], 400, 'name of a field'],
  ['a number beyond JSON', [inc(1e308), inc(1.7e308)], 400, 'number'],
  ['nesting without end', [{ create: { _type: 'x', deep } }], 400, ''],
])('%s is refused', (_, input, status, message) => {
  const dataset = testDataset(PAGE)
  const error = thrownBy(() => dataset.mutate(loose(input), ME))
  expect(error).toMatchObject({ status, body: { error: { type: expect.any(String) } } })
  expect(error.message).toContain(message)
  expect([dataset.get('page')?.count, dataset.count]).toEqual([1, 1])
})
