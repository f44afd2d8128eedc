import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const DRAFT = { ...PAGE, _id: 'drafts.page', title: 'Two' }
const VERSION = { ...PAGE, _id: 'versions.r.page', title: 'Three' }

const act = (dataset: Dataset, name: string, fields: object = {}) =>
  dataset.act([{ actionType: `sanity.action.${name}`, ...fields }], ME)
const titles = (dataset: Dataset) =>
  Object.fromEntries([...dataset.all()].map(({ _id, title }) => [_id, title]))
const CREATE = { publishedId: 'page', baseId: 'page', versionId: 'versions.r.page' }

describe('a version of a document in a release', () => {
  it('is made of a base only if that is as the editor saw it', () => {
    const dataset = testDataset(PAGE)
    const stale = { ...CREATE, ifBaseRevisionId: 'old' }
    expect(thrownBy(() => act(dataset, 'document.version.create', stale)).message).toContain(
      'expected "old"',
    )
    expect(titles(dataset)).toEqual({ page: 'One' })
    const seen = { ...CREATE, ifBaseRevisionId: dataset.get('page')?._rev }
    act(dataset, 'document.version.create', seen)
    expect(titles(dataset)).toEqual({ page: 'One', 'versions.r.page': 'One' })
  })

  it.each([
    ['nothing to copy', 'create', CREATE, 404, 'Base document "page" was not found'],
    [
      'nothing to unpublish',
      'unpublish',
      { versionId: 'versions.r.page', publishedId: 'page' },
      404,
      'Document "page" was not found',
    ],
    ['an id of none', 'discard', { versionId: 'page' }, 400, 'must be the ID of a'],
  ])('is refused with %s', (_, name, fields, status, message) => {
    const dataset = testDataset()
    const thrown = thrownBy(() => act(dataset, `document.version.${name}`, fields))
    expect(thrown).toMatchObject({ status, message: expect.stringContaining(message) })
    expect(dataset.count).toBe(0)
  })

  it('that is there becomes the mark that its page is to go, and keeps its content', () => {
    const dataset = testDataset(PAGE, VERSION)
    const fields = { versionId: 'versions.r.page', publishedId: 'page' }
    act(dataset, 'document.version.unpublish', fields)
    expect(dataset.get('versions.r.page')).toMatchObject({
      title: 'Three',
      _system: { delete: true },
    })
    expect(titles(dataset)).toMatchObject({ page: 'One' })
  })

  it.each(['schedule', 'archive', 'publish'])('is not made after %s', (step) => {
    const dataset = testDataset(PAGE)
    const release = (name: string, fields: object = {}) =>
      act(dataset, `release.${name}`, { releaseId: 'r', ...fields })
    release('create')
    release(step, step === 'schedule' ? { publishAt: '2027-03-01T09:00:00Z' } : {})
    const unpublish = { versionId: 'versions.r.page', publishedId: 'page' }
    for (const [name, fields] of [
      ['create', CREATE],
      ['create', { publishedId: 'page', document: VERSION }],
      ['unpublish', unpublish],
    ] as const) {
      const thrown = thrownBy(() => act(dataset, `document.version.${name}`, fields))
      expect(thrown).toMatchObject({ status: 409 })
      expect(thrown.message).toMatch(/Release "r" is (scheduled|archived|published) and takes no/)
    }
    expect(titles(dataset)).not.toHaveProperty('versions.r.page')
  })
})

describe('an action on a document', () => {
  it('create refuses what is there, unless it is told to ignore that', () => {
    const dataset = testDataset(DRAFT)
    for (const ifExists of [undefined, 'fail']) {
      const fields = { publishedId: 'page', attributes: DRAFT, ...(ifExists && { ifExists }) }
      expect(thrownBy(() => act(dataset, 'document.create', fields)).status).toBe(409)
    }
    const fresh = { publishedId: 'new', ifExists: 'ignore', attributes: { _type: 'page' } }
    act(dataset, 'document.create', fresh)
    expect(dataset.get('drafts.new')).toBeDefined()
  })

  it('publish leaves what belongs to the release behind', () => {
    const dataset = testDataset({ ...VERSION, _system: { group: 'r' } })
    const fields = { draftId: 'versions.r.page', publishedId: 'page' }
    const created = dataset.get('versions.r.page')?._createdAt
    act(dataset, 'document.publish', fields)
    expect(dataset.get('page')).not.toHaveProperty('_system')
    expect(dataset.get('page')?._createdAt).toBe(created)
  })

  it('delete takes along the versions that it names', () => {
    const other = { ...VERSION, _id: 'versions.other.page' }
    const dataset = testDataset(PAGE, DRAFT, VERSION, other)
    const fields = { publishedId: 'page', includeDrafts: ['versions.r.page', 'drafts.page'] }
    act(dataset, 'document.delete', fields)
    expect(Object.keys(titles(dataset))).toEqual(['versions.other.page'])
  })
})
