import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }
const holdersOf = (dataset: Dataset, id: string) =>
  dataset.query('*[references($id)]._id', { id }).result
const link = (_ref: string, rest: object = {}) => ({ _type: 'reference', _ref, ...rest })

describe('references', () => {
  it('a strong one needs its target; a weak one, or one into another dataset, does not', () => {
    const dataset = testDataset()
    const error = thrownBy(() => dataset.mutate([{ create: { ...PAGE, by: [link('ada')] } }], ME))
    expect(error.status).toBe(409)
    expect(error.body).toEqual({
      error: {
        type: 'mutationError',
        description:
          'The mutation(s) failed: Document "page" references non-existent document "ada"',
        items: [
          {
            index: 0,
            error: {
              type: 'documentReferenceDoesNotExistError',
              id: 'page',
              referenceID: 'ada',
              description: 'Document "page" references non-existent document "ada"',
            },
          },
        ],
      },
    })
    const by = [link('ada', { _weak: true }), link('bob', { _dataset: 'other', _projectId: 'p' })]
    dataset.mutate([{ create: { ...PAGE, by } }], ME)
    expect(holdersOf(dataset, 'ada')).toEqual(['page'])
  })

  it('are judged by the whole transaction, in whatever order', () => {
    const dataset = testDataset()
    const circle = [
      { create: { ...PAGE, by: link('ada') } },
      { create: { ...ADA, wrote: link('page') } },
    ]
    dataset.mutate(circle, ME)
    dataset.mutate([{ delete: { id: 'ada' } }, { delete: { id: 'page' } }], ME)
    expect(dataset.count).toBe(0)
  })

  it('protect their target only while they exist', () => {
    const other = { _id: 'other', _type: 'page', by: link('ada') }
    const dataset = testDataset(ADA, { ...PAGE, by: link('ada') }, other)
    expect(holdersOf(dataset, 'ada')).toEqual(['other', 'page'])
    dataset.mutate([{ patch: { id: 'page', set: { by: link('page') } } }], ME)
    expect(holdersOf(dataset, 'ada')).toEqual(['other'])
    expect(thrownBy(() => dataset.mutate([{ delete: { id: 'ada' } }], ME)).body).toMatchObject({
      error: { items: [{ index: 0, error: { referencingIDs: ['other'] } }] },
    })
    // Either both are deleted in one transaction, or the reference becomes weak in it.
    const weak = { patch: { id: 'other', set: { 'by._weak': true } } }
    dataset.mutate([{ delete: { id: 'ada' } }, weak], ME)
    expect(dataset.get('ada')).toBeUndefined()
    dataset.mutate([{ delete: { id: 'other' } }], ME)
    expect(holdersOf(dataset, 'ada')).toEqual([])
  })

  it('to a draft or a version do not protect it from deletion, as publishing needs', () => {
    const ids = ['drafts.ada', 'versions.r.ada']
    const targets = ids.map((_id) => ({ ...ADA, _id }))
    const dataset = testDataset(...targets, { ...PAGE, by: ids.map((id) => link(id)) })
    dataset.mutate([{ delete: { id: ids } }], ME)
    expect(dataset.count).toBe(1)
  })

  it('are made strong by publishing where they were weak for the draft only', () => {
    const mark = (weak?: boolean) => ({ type: 'person', ...(weak !== undefined && { weak }) })
    const by = [
      link('ada', { _weak: true, _strengthenOnPublish: mark() }),
      link('ada', { _weak: true, _strengthenOnPublish: mark(false) }),
      link('bob', { _weak: true, _strengthenOnPublish: mark(true) }),
      link('bob', { _weak: true, _strengthenOnPublish: true }),
      link('bob', { _weak: true }),
    ]
    const bob = { _id: 'bob', _type: 'person' }
    const dataset = testDataset(ADA, bob, { ...PAGE, _id: 'drafts.page', by, empty: null })
    const actionType = 'sanity.action.document.publish'
    dataset.act([{ actionType, draftId: 'drafts.page', publishedId: 'page' }], ME)
    expect(dataset.get('page')?.by).toEqual([
      link('ada'),
      link('ada'),
      link('bob', { _weak: true }),
      link('bob'),
      link('bob', { _weak: true }),
    ])
    expect(dataset.get('page')?.empty).toBeNull()
    expect(JSON.stringify(dataset.get('page'))).not.toContain('_strengthenOnPublish')
  })
})
