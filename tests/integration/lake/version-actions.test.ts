import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const DRAFT = { ...PAGE, _id: 'drafts.page', title: 'Two' }
const VERSION = { ...PAGE, _id: 'versions.r.page', title: 'Three' }
const BOTH = { draftId: 'drafts.page', publishedId: 'page' }

const act = (dataset: Dataset, name: string, fields: object = {}) =>
  dataset.act([{ actionType: `sanity.action.${name}`, ...fields }], ME)
const titles = (dataset: Dataset) =>
  Object.fromEntries([...dataset.all()].map(({ _id, title }) => [_id, title]))
const CREATE = { publishedId: 'page', baseId: 'page', versionId: 'versions.r.page' }

describe('a version of a document in a release', () => {
  it('is made of the attributes, as the App SDK names them', () => {
    const dataset = testDataset()
    act(dataset, 'document.version.create', { publishedId: 'page', attributes: VERSION })
    expect(titles(dataset)).toEqual({ 'versions.r.page': 'Three' })
  })

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
    ['no id for it', 'create', { publishedId: 'page', baseId: 'page' }, 400, 'needs a document'],
    ['no base', 'create', { publishedId: 'page', versionId: 'versions.r.page' }, 400, 'a baseId'],
    ['none to replace', 'replace', { document: VERSION }, 404, 'Version "versions.r.page" was not'],
    ['none to discard', 'discard', { versionId: 'versions.r.page' }, 404, 'Version "versions.r'],
    [
      'nothing to unpublish',
      'unpublish',
      { versionId: 'versions.r.page', publishedId: 'page' },
      404,
      'Document "page" was not found',
    ],
    ['an id of none', 'discard', { versionId: 'page' }, 400, 'must be the ID of a'],
    [
      'a draft to unpublish',
      'unpublish',
      { versionId: 'drafts.page', publishedId: 'page' },
      400,
      'must be the ID of a version',
    ],
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
  it('create publishes at once under the id of the published one', () => {
    const dataset = testDataset()
    act(dataset, 'document.create', { publishedId: 'page', attributes: PAGE })
    act(dataset, 'document.create', { publishedId: 'other', attributes: { _type: 'page' } })
    expect(Object.keys(titles(dataset))).toEqual(['page', 'drafts.other'])
    const again = { publishedId: 'page', attributes: PAGE }
    expect(thrownBy(() => act(dataset, 'document.create', again)).message).toContain(
      'Document by ID "page" already exists',
    )
  })

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

  it('edit changes a version of a release, too', () => {
    const dataset = testDataset(PAGE, VERSION)
    const fields = { draftId: 'versions.r.page', publishedId: 'page' }
    act(dataset, 'document.edit', { ...fields, patch: { set: { title: 'Four' } } })
    expect(titles(dataset)).toEqual({ page: 'One', 'versions.r.page': 'Four' })
  })

  it('publish insists on a published revision also where nothing is published', () => {
    const dataset = testDataset(DRAFT)
    const fields = { ...BOTH, ifPublishedRevisionId: 'old' }
    expect(thrownBy(() => act(dataset, 'document.publish', fields)).message).toBe(
      'The action(s) failed: The document whose revision is asked for does not exist',
    )
    expect(titles(dataset)).toEqual({ 'drafts.page': 'Two' })
  })

  it('publish leaves what belongs to the release behind', () => {
    const dataset = testDataset({ ...VERSION, _system: { group: 'r' } })
    const fields = { draftId: 'versions.r.page', publishedId: 'page' }
    const created = dataset.get('versions.r.page')?._createdAt
    act(dataset, 'document.publish', fields)
    expect(dataset.get('page')).not.toHaveProperty('_system')
    expect(dataset.get('page')?._createdAt).toBe(created)
  })

  it('unpublish and edit keep when the page was made', () => {
    const dataset = testDataset({ ...PAGE, _createdAt: '2020-01-01T00:00:00Z' })
    act(dataset, 'document.edit', { ...BOTH, patch: { set: { title: 'Two' } } })
    expect(dataset.get('drafts.page')?._createdAt).toBe('2020-01-01T00:00:00Z')
    act(dataset, 'document.discard', { draftId: 'drafts.page' })
    act(dataset, 'document.unpublish', BOTH)
    expect(dataset.get('drafts.page')?._createdAt).toBe('2020-01-01T00:00:00Z')
  })

  it('replaceDraft takes the id of the draft and no other', () => {
    const dataset = testDataset()
    const attributes = { ...DRAFT, _id: 'drafts.other' }
    expect(
      thrownBy(() => act(dataset, 'document.replaceDraft', { publishedId: 'page', attributes })),
    ).toMatchObject({
      status: 400,
      message: 'The action(s) failed: The draft of "page" must have the ID "drafts.page"',
      body: { error: { type: 'actionError', items: [{ error: { type: 'actionFailedError' } }] } },
    })
    act(dataset, 'document.replaceDraft', { publishedId: 'page', attributes: DRAFT })
    expect(titles(dataset)).toEqual({ 'drafts.page': 'Two' })
  })

  it('delete takes along the versions that it names', () => {
    const other = { ...VERSION, _id: 'versions.other.page' }
    const dataset = testDataset(PAGE, DRAFT, VERSION, other)
    const fields = { publishedId: 'page', includeDrafts: ['versions.r.page', 'drafts.page'] }
    act(dataset, 'document.delete', fields)
    expect(Object.keys(titles(dataset))).toEqual(['versions.other.page'])
  })

  it('delete works with a draft or a named version alone', () => {
    const dataset = testDataset(DRAFT)
    act(dataset, 'document.delete', { publishedId: 'page' })
    expect(dataset.count).toBe(0)
    const second = testDataset(VERSION)
    const fields = { publishedId: 'page', includeDrafts: ['versions.r.page'] }
    act(second, 'document.delete', fields)
    expect(second.count).toBe(0)
  })

  it.each([
    ['discard of no draft', 'document.discard', { draftId: 'drafts.page' }, 'Draft "drafts.page"'],
    ['publish of no draft', 'document.publish', BOTH, 'Draft "drafts.page"'],
    ['delete of nothing', 'document.delete', { publishedId: 'page' }, 'Document "page"'],
  ])('%s says what is missing', (_, name, fields, what) => {
    const dataset = testDataset()
    const description = `${what} was not found`
    expect(thrownBy(() => act(dataset, name, fields)).body).toEqual({
      error: {
        type: 'actionError',
        description: `The action(s) failed: ${description}`,
        items: [{ error: { type: 'documentNotFoundError', description }, index: 0 }],
      },
    })
  })

  it.each<[string, unknown, string]>([
    ['a list that is none', {}, 'actions must be an array'],
    [
      'discard of a published page',
      [{ actionType: 'sanity.action.document.discard', draftId: 'page' }],
      'must be the ID of a draft',
    ],
    [
      'delete of a version',
      [{ actionType: 'sanity.action.document.delete', publishedId: 'versions.r.page' }],
      'must be a published ID',
    ],
    [
      'delete of a path',
      [{ actionType: 'sanity.action.document.delete', publishedId: '../a' }],
      'is not a valid document ID',
    ],
    [
      'attributes that are none',
      [{ actionType: 'sanity.action.document.create', publishedId: 'a', attributes: 7 }],
      'must be an object',
    ],
    [
      'a release with a blank',
      [{ actionType: 'sanity.action.release.publish', releaseId: 'a b' }],
      'is not a valid release ID',
    ],
    [
      'a release that ends in a dot',
      [{ actionType: 'sanity.action.release.publish', releaseId: 'a.' }],
      'is not a valid release ID',
    ],
    [
      'a release that begins with one',
      [{ actionType: 'sanity.action.release.publish', releaseId: '.a' }],
      'is not a valid release ID',
    ],
  ])('is refused when malformed: %s', (_, actions, message) => {
    const thrown = thrownBy(() => testDataset().act(actions as unknown[], ME))
    expect(thrown).toMatchObject({ status: 400, body: { error: { type: 'actionParseError' } } })
    expect(thrown.message).toMatch(/^Malformed action: actions/)
    expect(thrown.message).toContain(message)
  })
})
