import { describe, expect, it } from 'vitest'
import {
  act,
  ME,
  type TestDocument,
  testDataset,
  thrownBy,
  titlesOf,
} from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One' }
const DRAFT = { ...PAGE, _id: 'drafts.page', title: 'Two' }
const VERSION = { ...PAGE, _id: 'versions.r.page', title: 'Three' }

const publishedId = 'page'
const BOTH = { draftId: 'drafts.page', publishedId }
const OF_VERSION = { versionId: 'versions.r.page', publishedId }
const COPY = { ...OF_VERSION, baseId: 'page' }
const FOUR = { _type: 'page', title: 'Four' }
const WITH_VERSION = { publishedId, includeDrafts: ['versions.r.page', 'drafts.page'] }
const patch = { set: { title: 'Four' } }

it.each<[string, TestDocument[], object, string]>([
  ['create', [], { publishedId, attributes: DRAFT }, 'drafts.page Two'],
  ['edit', [PAGE], { ...BOTH, patch }, 'drafts.page Four, page One'],
  ['publish', [PAGE, DRAFT], BOTH, 'page Two'],
  ['unpublish', [PAGE], BOTH, 'drafts.page One'],
  ['discard', [PAGE, DRAFT], { draftId: 'drafts.page' }, 'page One'],
  ['replaceDraft', [DRAFT], { publishedId, attributes: FOUR }, 'drafts.page Four'],
  ['delete', [PAGE, DRAFT, VERSION], WITH_VERSION, ''],
  ['version.create', [PAGE], COPY, 'page One, versions.r.page One'],
  ['version.replace', [VERSION], { document: { ...VERSION, ...FOUR } }, 'versions.r.page Four'],
  ['version.discard', [PAGE, VERSION], { versionId: 'versions.r.page' }, 'page One'],
  ['version.unpublish', [PAGE, VERSION], OF_VERSION, 'page One, versions.r.page Three'],
])('%s of %j writes, unless it is a dry run', (name, start, fields, expected) => {
  const dataset = testDataset(...start)
  const before = titlesOf(dataset)
  const action = { actionType: `sanity.action.document.${name}`, ...fields }
  dataset.act([action], { ...ME, dryRun: true })
  expect(titlesOf(dataset)).toBe(before)
  dataset.act([action], ME)
  expect(titlesOf(dataset)).toBe(expected)
})

const toNobody = { _ref: 'nobody', _weak: true, _strengthenOnPublish: { type: 'person' } }

it.each<[string, TestDocument[], string, object, number, string]>([
  ['what does not exist', [], 'frobnicate', {}, 400, 'actions[0]'],
  ['an id of no draft', [DRAFT], 'publish', { ...BOTH, draftId: 'page' }, 400, 'draftId'],
  ['no draft', [PAGE], 'publish', BOTH, 404, '"drafts.page" was not found'],
  ['another draft', [DRAFT], 'publish', { ...BOTH, ifDraftRevisionId: 'x' }, 409, 'expected "x"'],
  ['what leads nowhere', [{ ...DRAFT, by: toNobody }], 'publish', BOTH, 409, 'nobody'],
  ['what is there', [PAGE], 'create', { publishedId, attributes: FOUR }, 409, 'already published'],
  ['another base', [PAGE], 'version.create', { ...COPY, ifBaseRevisionId: 'x' }, 409, '"x"'],
  ['an id of no version', [], 'version.discard', { versionId: 'page' }, 400, 'must be the ID of a'],
])('refuses %s in %j: %s', (_, start, name, fields, status, message) => {
  const dataset = testDataset(...start)
  const before = titlesOf(dataset)
  const error = thrownBy(() => act(dataset, `document.${name}`, fields))
  expect(error).toMatchObject({ status, message: expect.stringContaining(message) })
  expect(titlesOf(dataset)).toBe(before)
})

describe('a document action', () => {
  it('goes on if the revisions are those that the editor saw', () => {
    const dataset = testDataset(PAGE, DRAFT)
    const rev = dataset.get('page')?._rev
    const seen = { ifDraftRevisionId: rev, ifPublishedRevisionId: rev }
    act(dataset, 'document.publish', { ...BOTH, ...seen })
    expect(titlesOf(dataset)).toBe('page Two')
  })

  it('sees what the actions before it in its list did, and undoes them when it fails', () => {
    const dataset = testDataset()
    const actionType = (name: string) => ({ actionType: `sanity.action.document.${name}` })
    const create = { ...actionType('create'), publishedId, attributes: DRAFT }
    const edit = { ...actionType('edit'), ...BOTH, patch }
    const wrong = { ...actionType('discard'), draftId: 'drafts.none' }
    expect(thrownBy(() => dataset.act([create, edit, wrong], ME)).body).toMatchObject({
      error: { type: 'actionError', items: [{ index: 2 }] },
    })
    expect(dataset.count).toBe(0)
    dataset.act([create, edit], ME)
    expect(titlesOf(dataset)).toBe('drafts.page Four')
  })

  it.each(['archive', 'publish'])('makes no version after %s', (step) => {
    const dataset = testDataset(PAGE)
    for (const name of ['create', step]) act(dataset, `release.${name}`, { releaseId: 'r' })
    const make = () => act(dataset, 'document.version.create', COPY)
    expect(thrownBy(make)).toMatchObject({
      status: 409,
      message: expect.stringMatching('takes no'),
    })
    expect(dataset.get('versions.r.page')).toBeUndefined()
  })
})
