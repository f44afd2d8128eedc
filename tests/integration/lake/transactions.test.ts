import { describe, expect, it } from 'vitest'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const ADA = { _id: 'ada', _type: 'person', name: 'Ada' }

describe('a transaction', () => {
  it('is all or nothing', () => {
    const dataset = testDataset(PAGE)
    const error = thrownBy(() =>
      dataset.mutate([{ patch: { id: 'page', set: { title: 'Two' } } }, { create: PAGE }], ME),
    )
    expect(error.status).toBe(409)
    expect(dataset.get('page')?.title).toBe('One')
  })

  it('as a dry run answers the same and writes nothing', () => {
    const dataset = testDataset(PAGE)
    let events = 0
    dataset.subscribe(() => {
      events += 1
    })
    const { transactionId, results } = dataset.mutate(
      [{ patch: { id: 'page', set: { title: 'Two' } } }, { create: ADA }],
      { ...ME, dryRun: true, transactionId: 'dry' },
    )
    expect(transactionId).toBe('dry')
    expect(results.map(({ document }) => document?.title ?? document?.name)).toEqual(['Two', 'Ada'])
    expect([dataset.get('page')?.title, dataset.count, events]).toEqual(['One', 1, 0])
    expect(dataset.transactions(['page'])).toHaveLength(1)
    expect(thrownBy(() => dataset.mutate([{ create: PAGE }], { ...ME, dryRun: true })).status).toBe(
      409,
    )
  })
})

describe('what a transaction answers', () => {
  it('is the result of each mutation, and the final document', () => {
    const dataset = testDataset(PAGE)
    const patch = { patch: { id: 'page', set: { title: 'Two' } } }
    const [make, remove] = [{ create: ADA }, { delete: { id: 'ada' } }]
    const { results } = dataset.mutate([make, patch, remove, { createIfNotExists: PAGE }], ME)
    expect(results).toEqual([
      { id: 'ada', operation: 'create' },
      { id: 'page', operation: 'update', document: dataset.get('page') },
      { id: 'ada', operation: 'delete' },
      { id: 'page', operation: 'none', document: dataset.get('page') },
    ])
    expect(dataset.get('page')?.title).toBe('Two')
  })

  it('is told to listeners as visible to queries, unless the writer does not wait for that', () => {
    const dataset = testDataset()
    const heard: string[] = []
    dataset.subscribe((events) => heard.push(...events.map(({ visibility }) => visibility)))
    dataset.mutate([{ create: PAGE }], ME)
    dataset.mutate([{ create: ADA }], { ...ME, visibility: 'async' })
    const actionType = 'sanity.action.document.create'
    const attributes = { _type: 'page' }
    dataset.act([{ actionType, publishedId: 'other', attributes }], ME)
    expect(heard).toEqual(['query', 'transaction', 'query'])
  })
})
