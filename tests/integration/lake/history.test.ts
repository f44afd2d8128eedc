import * as fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { diff } from '../../../scripts/lake/dataset/history/mendoza-diff.ts'
import type { LakeDocument } from '../../../scripts/lake/dataset/types.ts'
import { act, ME, testDataset } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'v1' }

/** A page that is written, changed twice by two people, and deleted. */
function scene() {
  const dataset = testDataset()
  const title = (set: string) => ({ patch: { id: 'page', set: { title: set } } })
  dataset.mutate([{ create: PAGE }], { ...ME, transactionId: 't1' })
  dataset.mutate([title('v2')], { identity: 'other', transactionId: 't2' })
  const aside = { create: { _id: 'aside', _type: 'page' } }
  dataset.mutate([title('v3'), aside], { ...ME, transactionId: 't3' })
  dataset.mutate([{ delete: { id: 'page' } }], { ...ME, transactionId: 't4' })
  return dataset
}

describe('the history of a document', () => {
  it.each<[string, Parameters<Dataset['documentAt']>[1], string | undefined]>([
    ['page', { revision: 't1' }, 'v1 t1'],
    ['page', { revision: 't3' }, 'v3 t3'],
    ['page', { revision: 't4' }, undefined],
    ['page', { lastRevision: true }, 'v3 t3'],
    ['page', { time: '2000-01-01T00:00:00Z' }, undefined],
    ['page', { revision: 'no-such' }, undefined],
    ['aside', { revision: 't2' }, undefined],
    ['aside', { revision: 't4' }, 'undefined t3'],
  ])('knows how %s stood at %j', (id, at, expected) => {
    const found = scene().documentAt(id, at)
    expect(found && `${found.title} ${found._rev}`).toBe(expected)
  })

  it('brings back a revision, by its time as well', () => {
    const dataset = scene()
    const time = dataset.transactions(['page'])[1]?.timestamp ?? ''
    const old = dataset.documentAt('page', { time }) as LakeDocument
    dataset.mutate([{ createOrReplace: old }], ME)
    expect(dataset.get('page')).toMatchObject({ title: 'v2', _createdAt: old._createdAt })
  })

  it('keeps who did what, with patches that make and undo it', () => {
    const dataset = scene()
    const [, second, third] = dataset.transactions(['page'])
    expect(second).toMatchObject({ author: 'other', documentIDs: ['page'] })
    expect(third?.documentIDs).toEqual(['page', 'aside'])
    const { _rev, ...before } = dataset.documentAt('page', { revision: 't1' }) as LakeDocument
    const { _rev: _, ...after } = dataset.documentAt('page', { revision: 't2' }) as LakeDocument
    const { apply, revert } = second?.effects.page ?? { apply: [], revert: [] }
    expect(applyPatch(before, apply)).toEqual(after)
    expect(applyPatch(after, revert)).toEqual(before)
  })

  it('names what editors did, newest first', () => {
    const dataset = testDataset()
    const both = { draftId: 'drafts.page', publishedId: 'page' }
    const attributes = { ...PAGE, _id: 'drafts.page' }
    act(dataset, 'document.create', { publishedId: 'page', attributes })
    for (const name of ['publish', 'unpublish', 'publish', 'delete'])
      act(dataset, `document.${name}`, name === 'delete' ? { publishedId: 'page' } : both)
    const [publish, create] = ['publishDocumentVersion', 'createDocumentVersion']
    const eventsOf = (id: string) => dataset.documentEvents(id).map(({ type }) => type)
    expect(eventsOf('page')).toEqual(['deleteDocumentGroup', publish, 'unpublishDocument', publish])
    expect(eventsOf('drafts.page')).toEqual([publish, create, publish, create])
  })
})

it('an effect makes the new document of the old one, by both readers of the package', () => {
  const value = fc.constantFrom(1, 'ü', null, [1, [2]], [1, 2], { a: 1 }, { a: { b: 'text' } })
  const document = fc.dictionary(fc.constantFrom('a', 'b', 'z', 'ü', '𝒳'), value)
  void fc.assert(
    fc.property(document, document, (left, right) => {
      const patch = JSON.parse(JSON.stringify(diff(left, right)))
      expect(applyPatch(left, patch)).toEqual(right)
      const applied = incremental.applyPatch(incremental.wrap(left, 'before'), patch, 'after')
      expect(incremental.unwrap(applied)).toEqual(right)
      expect(diff(right, structuredClone(right))).toEqual([])
    }),
  )
})
