import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const DRAFT = { ...PAGE, _id: 'drafts.page', title: 'Two' }

type Fields = Record<string, unknown>

const act = (dataset: Dataset, name: string, fields: Fields = {}) =>
  dataset.act([{ actionType: `sanity.action.${name}`, ...fields }], ME)

const BOTH = { draftId: 'drafts.page', publishedId: 'page' }

const titles = (dataset: Dataset): Fields =>
  Object.fromEntries([...dataset.all()].map(({ _id, title }) => [_id, title]))

describe('a document action', () => {
  it.each<[string, (typeof PAGE)[], string, Fields, Fields]>([
    [
      'create writes a draft',
      [],
      'document.create',
      { publishedId: 'page', attributes: DRAFT },
      { 'drafts.page': 'Two' },
    ],
    [
      'edit makes the draft from what is published',
      [PAGE],
      'document.edit',
      { ...BOTH, patch: { set: { title: 'Two' } } },
      { page: 'One', 'drafts.page': 'Two' },
    ],
    ['publish puts the draft in place', [PAGE, DRAFT], 'document.publish', BOTH, { page: 'Two' }],
    [
      'publish takes a version as well',
      [PAGE, { ...DRAFT, _id: 'versions.r.page' }],
      'document.publish',
      { draftId: 'versions.r.page', publishedId: 'page' },
      { page: 'Two' },
    ],
    ['unpublish leaves a draft', [PAGE], 'document.unpublish', BOTH, { 'drafts.page': 'One' }],
    [
      'discard takes the draft away',
      [PAGE, DRAFT],
      'document.discard',
      { draftId: 'drafts.page' },
      { page: 'One' },
    ],
    [
      'replaceDraft writes the draft anew',
      [DRAFT],
      'document.replaceDraft',
      { publishedId: 'page', attributes: { _type: 'page', title: 'Three' } },
      { 'drafts.page': 'Three' },
    ],
    ['delete takes the draft along', [PAGE, DRAFT], 'document.delete', { publishedId: 'page' }, {}],
    [
      'version.create copies a base',
      [PAGE],
      'document.version.create',
      { publishedId: 'page', baseId: 'page', versionId: 'versions.r.page' },
      { page: 'One', 'versions.r.page': 'One' },
    ],
    [
      'version.replace writes the version anew',
      [{ ...DRAFT, _id: 'versions.r.page' }],
      'document.version.replace',
      { document: { ...PAGE, _id: 'versions.r.page' } },
      { 'versions.r.page': 'One' },
    ],
    [
      'version.discard takes the version away',
      [PAGE, { ...DRAFT, _id: 'versions.r.page' }],
      'document.version.discard',
      { versionId: 'versions.r.page' },
      { page: 'One' },
    ],
  ])('%s', (_, start, name, fields, expected) => {
    const dataset = testDataset(...start)
    const before = titles(dataset)
    dataset.act([{ actionType: `sanity.action.${name}`, ...fields }], { ...ME, dryRun: true })
    expect(titles(dataset)).toEqual(before)
    act(dataset, name, fields)
    expect(titles(dataset)).toEqual(expected)
  })

  it('publish is refused while a strengthened reference leads nowhere', () => {
    const mark = { _weak: true, _strengthenOnPublish: { type: 'person' } }
    const dataset = testDataset({ ...DRAFT, by: { _ref: 'nobody', ...mark } })
    expect(thrownBy(() => act(dataset, 'document.publish', BOTH)).message).toContain('nobody')
    expect(titles(dataset)).toEqual({ 'drafts.page': 'Two' })
  })

  it('publish can insist on the revisions that the editor saw', () => {
    const dataset = testDataset(PAGE, DRAFT)
    const rev = dataset.get('page')?._rev
    for (const stale of [{ ifDraftRevisionId: 'old' }, { ifPublishedRevisionId: 'old' }]) {
      const error = thrownBy(() => act(dataset, 'document.publish', { ...BOTH, ...stale }))
      expect(error).toMatchObject({
        status: 409,
        message: expect.stringContaining('expected "old"'),
      })
    }
    act(dataset, 'document.publish', {
      ...BOTH,
      ifDraftRevisionId: rev,
      ifPublishedRevisionId: rev,
    })
    expect(titles(dataset)).toEqual({ page: 'Two' })
  })

  it('version.unpublish marks the page as going in the view of its release only', () => {
    const dataset = testDataset(PAGE)
    act(dataset, 'document.version.unpublish', {
      versionId: 'versions.r.page',
      publishedId: 'page',
    })
    const ids = (perspective: string | string[]) =>
      dataset.query('*._id', {}, { perspective }).result
    expect([ids('published'), ids(['r'])]).toEqual([['page'], []])
  })

  it('sees what the actions before it in its list did, and undoes them when it fails', () => {
    const dataset = testDataset()
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId: 'page',
      attributes: DRAFT,
    }
    const edit = {
      actionType: 'sanity.action.document.edit',
      ...BOTH,
      patch: { set: { title: 'Three' } },
    }
    const wrong = { actionType: 'sanity.action.document.discard', draftId: 'drafts.none' }
    expect(thrownBy(() => dataset.act([create, edit, wrong], ME)).body).toMatchObject({
      error: { type: 'actionError', items: [{ index: 2 }] },
    })
    expect(dataset.count).toBe(0)
    dataset.act([create, edit], ME)
    expect(titles(dataset)).toEqual({ 'drafts.page': 'Three' })
  })

  it.each<[string, unknown, number, string]>([
    ['an unknown action', [{ actionType: 'sanity.action.document.frobnicate' }], 400, 'actions[0]'],
    [
      'a draft id that is none',
      [{ actionType: 'sanity.action.document.publish', draftId: 'page', publishedId: 'page' }],
      400,
      'draftId',
    ],
    [
      'publishing without a draft',
      [{ actionType: 'sanity.action.document.publish', ...BOTH }],
      404,
      '"drafts.page" was not found',
    ],
    [
      'creating what is published',
      [{ actionType: 'sanity.action.document.create', publishedId: 'page', attributes: DRAFT }],
      409,
      'already published',
    ],
  ])('refuses %s', (_, actions, status, message) => {
    const dataset = testDataset(PAGE)
    const error = thrownBy(() => dataset.act(actions as unknown[], ME))
    expect(error).toMatchObject({ status, message: expect.stringContaining(message) })
    expect(titles(dataset)).toEqual({ page: 'One' })
  })
})
