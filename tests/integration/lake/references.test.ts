import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { act, ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }
const holdersOf = async (dataset: Dataset, id: string) =>
  (await dataset.query('*[references($id)]._id', { id })).result
const link = (_ref: string, rest: object = {}) => ({ _type: 'reference', _ref, ...rest })

describe('references', () => {
  it('a strong one needs its target; a weak one, or one into another dataset, does not', async () => {
    const dataset = testDataset()
    const thrown = thrownBy(() => dataset.mutate([{ create: { ...PAGE, by: [link('ada')] } }], ME))
    const description = 'Document "page" references non-existent document "ada"'
    const type = 'documentReferenceDoesNotExistError'
    const error = { type, id: 'page', referenceID: 'ada', description }
    expect(thrown).toMatchObject({ status: 409, body: { error: { items: [{ index: 0, error }] } } })
    const by = [link('ada', { _weak: true }), link('bob', { _dataset: 'other', _projectId: 'p' })]
    dataset.mutate([{ create: { ...PAGE, by } }], ME)
    expect(await holdersOf(dataset, 'ada')).toEqual(['page'])
  })

  it('are judged by the whole transaction, in whatever order', () => {
    const dataset = testDataset()
    const page = { create: { ...PAGE, by: link('ada') } }
    dataset.mutate([page, { create: { ...ADA, wrote: link('page') } }], ME)
    dataset.mutate([{ delete: { id: 'ada' } }, { delete: { id: 'page' } }], ME)
    expect(dataset.count).toBe(0)
  })

  it('protect their target only while they exist and are strong', async () => {
    const other = { _id: 'other', _type: 'page', by: link('ada') }
    const dataset = testDataset(ADA, { ...PAGE, by: link('ada') }, other)
    expect(await holdersOf(dataset, 'ada')).toEqual(['other', 'page'])
    dataset.mutate([{ patch: { id: 'page', set: { by: link('page') } } }], ME)
    expect(thrownBy(() => dataset.mutate([{ delete: { id: 'ada' } }], ME)).body).toMatchObject({
      error: { items: [{ index: 0, error: { referencingIDs: ['other'] } }] },
    })
    const weak = { patch: { id: 'other', set: { 'by._weak': true } } }
    dataset.mutate([{ delete: { id: 'ada' } }, weak], ME)
    expect(dataset.get('ada')).toBeUndefined()
  })

  it('to a draft or a version do not protect it from deletion, as publishing needs', () => {
    const ids = ['drafts.ada', 'versions.r.ada']
    const targets = ids.map((_id) => ({ ...ADA, _id }))
    const dataset = testDataset(...targets, { ...PAGE, by: ids.map((id) => link(id)) })
    dataset.mutate([{ delete: { id: ids } }], ME)
    expect(dataset.count).toBe(1)
  })

  it.each([
    [{ _strengthenOnPublish: { type: 'person' } }, {}],
    [{ _strengthenOnPublish: { type: 'person', weak: false } }, {}],
    [{ _strengthenOnPublish: { type: 'person', weak: true } }, { _weak: true }],
    [{}, { _weak: true }],
  ])('are made strong by publishing if they were weak for the draft only: %j', (mark, left) => {
    const by = link('ada', { _weak: true, ...mark })
    const dataset = testDataset(ADA, { ...PAGE, _id: 'drafts.page', by })
    act(dataset, 'document.publish', { draftId: 'drafts.page', publishedId: 'page' })
    expect(dataset.get('page')?.by).toEqual(link('ada', left))
  })
})
