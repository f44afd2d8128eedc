import { applyPatch } from 'mendoza'
import { describe, expect, it } from 'vitest'
import type { LakeDocument, LakeEvent } from '../../../scripts/lake/dataset/types.ts'
import { ME, testDataset } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'v1' }

/** A page that is written, changed twice by two people, and deleted. */
function scene() {
  const dataset = testDataset()
  dataset.mutate([{ create: PAGE }], { ...ME, transactionId: 't1' })
  dataset.mutate([{ patch: { id: 'page', set: { title: 'v2' } } }], {
    identity: 'other',
    transactionId: 't2',
  })
  dataset.mutate(
    [{ patch: { id: 'page', set: { title: 'v3' } } }, { create: { _id: 'aside', _type: 'page' } }],
    { ...ME, transactionId: 't3' },
  )
  dataset.mutate([{ delete: { id: 'page' } }], { ...ME, transactionId: 't4' })
  return dataset
}

describe('the history of a document', () => {
  it('brings back any of its revisions, to undo what came after', () => {
    const dataset = scene()
    const titleAt = (revision: string) => dataset.documentAt('page', { revision })?.title
    expect(['t1', 't2', 't3', 't4'].map(titleAt)).toEqual(['v1', 'v2', 'v3', undefined])
    expect(dataset.documentAt('page', { lastRevision: true })).toMatchObject({
      title: 'v3',
      _rev: 't3',
    })
    const old = dataset.documentAt('page', { revision: 't1' }) as LakeDocument
    dataset.mutate([{ createOrReplace: old }], ME)
    expect(dataset.get('page')).toMatchObject({ title: 'v1', _createdAt: old._createdAt })
  })

  it('knows how it stood after a transaction of another document, and at a time', () => {
    const dataset = scene()
    expect(dataset.documentAt('aside', { revision: 't2' })).toBeUndefined()
    expect(dataset.documentAt('aside', { revision: 't4' })?._rev).toBe('t3')
    const timeOf = (id: string) =>
      dataset.transactions(['page']).find((each) => each.id === id)?.timestamp ?? ''
    expect(dataset.documentAt('page', { time: timeOf('t2') })?.title).toBe('v2')
    expect(dataset.documentAt('page', { time: '2000-01-01T00:00:00Z' })).toBeUndefined()
    expect(dataset.documentAt('page', { time: '2100-01-01T00:00:00Z' })).toBeUndefined()
    expect(dataset.documentAt('page', { revision: 'no-such' })).toBeUndefined()
    expect(dataset.documentAt('never', { lastRevision: true })).toBeUndefined()
  })

  it.each([
    ['all, oldest first', {}, ['t1', 't2', 't3', 't4']],
    ['as many as asked for', { limit: 2 }, ['t1', 't2']],
    ['from one to another', { fromTransaction: 't2', toTransaction: 't3' }, ['t2', 't3']],
  ])('lists its transactions: %s', (_, options, expected) => {
    expect(
      scene()
        .transactions(['page'], options)
        .map(({ id }) => id),
    ).toEqual(expected)
  })

  it('keeps who did what, with patches that make and undo it', () => {
    const dataset = scene()
    const [, second, third] = dataset.transactions(['page'])
    expect(second).toMatchObject({ author: 'other', documentIDs: ['page'] })
    expect(second?.mutations).toEqual([{ patch: { id: 'page', set: { title: 'v2' } } }])
    expect(third?.documentIDs).toEqual(['page', 'aside'])
    const { _rev, ...before } = dataset.documentAt('page', { revision: 't1' }) as LakeDocument
    const { _rev: _, ...after } = dataset.documentAt('page', { revision: 't2' }) as LakeDocument
    const { apply, revert } = second?.effects.page ?? { apply: [], revert: [] }
    expect(applyPatch(before, apply)).toEqual(after)
    expect(applyPatch(after, revert)).toEqual(before)
  })

  it('is returned in the Studio’s format', () => {
    const dataset = testDataset()
    const both = { draftId: 'drafts.page', publishedId: 'page' }
    const attributes = { ...PAGE, _id: 'drafts.page' }
    const act = (name: string, fields: object) =>
      dataset.act([{ actionType: `sanity.action.document.${name}`, ...fields }], ME)
    act('create', { publishedId: 'page', attributes })
    act('publish', both)
    act('unpublish', both)
    act('publish', both)
    act('delete', { publishedId: 'page' })
    expect(dataset.documentEvents('page').map(({ type }) => type)).toEqual([
      'deleteDocumentGroup',
      'publishDocumentVersion',
      'unpublishDocument',
      'publishDocumentVersion',
    ])
    expect(dataset.documentEvents('drafts.page').map(({ type }) => type)).toEqual([
      'publishDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
  })
})

describe('an event', () => {
  it('is sent for every changed document, after it can be read', () => {
    const dataset = testDataset({ _id: 'a', _type: 'page' }, { _id: 'b', _type: 'person' })
    const events: LakeEvent[] = []
    const stop = dataset.subscribe((changed) => {
      for (const { documentId, result } of changed)
        expect(dataset.get(documentId) ?? null).toBe(result)
      events.push(...changed)
    })
    const previousRev = dataset.get('a')?._rev
    const mutations = [
      { patch: { id: 'a', set: { title: 'x' } } },
      { patch: { id: 'a', set: { title: 'y' } } },
      { delete: { id: 'b' } },
      { create: { _id: 'c', _type: 'page' } },
      { delete: { id: 'c' } },
    ]
    dataset.mutate(mutations, { ...ME, transactionId: 't', visibility: 'async' })
    stop()
    dataset.mutate([{ create: { _type: 'page' } }], ME)
    expect(events).toHaveLength(2)
    expect(events[0]).toMatchObject({
      documentId: 'a',
      transactionId: 't',
      identity: 'editor',
      previousRev,
      resultRev: 't',
      previous: { _id: 'a' },
      result: { title: 'y' },
      mutations: mutations.slice(0, 2),
      visibility: 'transaction',
    })
    expect(events[1]).toMatchObject({
      documentId: 'b',
      result: null,
      resultRev: undefined,
      effects: { apply: [0, null] },
    })
  })

  it('is sent to a listener if the document alone matches its query', () => {
    const dataset = testDataset({ ...PAGE }, { _id: 'ada', _type: 'person' })
    const belongs = (groq: string, params = {}) => {
      const matches = dataset.matcher(groq, params)
      return matches(['page', 'ada', 'none'].map((id) => dataset.get(id) ?? null))
    }
    expect(belongs('*')).toEqual([true, true, false])
    expect(belongs('*[_type == "page"]')).toEqual([true, false, false])
    expect(belongs('*[_id in $ids]', { ids: ['ada'] })).toEqual([false, true, false])
    expect(belongs('*[_type == "page"] | order(title)[5...10]{title}')).toEqual([
      true,
      false,
      false,
    ])
    expect(belongs('*[_id in path("a*") || title match "v*"][0]')).toEqual([true, false, false])
    expect(belongs('*[geo::distance(1, 2) > 1]')).toEqual([false, false, false])
    expect(() => dataset.matcher('*[')).toThrow(/unexpected end/)
    expect(() => dataset.matcher('*[_id == $id]')).toThrow(/\$id/)
  })
})
