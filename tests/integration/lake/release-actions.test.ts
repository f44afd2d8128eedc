import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const RELEASE = '_.releases.spring'
const page = (_id: string, title: string) => ({ _id, _type: 'page', title })

const act = (dataset: Dataset, name: string, fields: object = {}) =>
  dataset.act([{ actionType: `sanity.action.release.${name}`, releaseId: 'spring', ...fields }], ME)

const titles = (dataset: Dataset) =>
  Object.fromEntries([...dataset.all()].map(({ _id, title }) => [_id, title ?? null]))

/** A release that changes one page, adds one, and removes one. */
function scene(): Dataset {
  const dataset = testDataset(
    page('changed', 'old'),
    page('drafts.changed', 'draft'),
    page('going', 'bye'),
    page('versions.spring.changed', 'new'),
    page('versions.spring.added', 'hello'),
    page('versions.autumn.changed', 'later'),
  )
  act(dataset, 'create', { metadata: { title: 'Spring', releaseType: 'asap' } })
  const unpublish = { versionId: 'versions.spring.going', publishedId: 'going' }
  dataset.act([{ actionType: 'sanity.action.document.version.unpublish', ...unpublish }], ME)
  return dataset
}

const state = (dataset: Dataset) => dataset.get(RELEASE)?.state

describe('a release', () => {
  it('is made active, by whoever made it', () => {
    expect(scene().get(RELEASE)).toMatchObject({
      _type: 'system.release',
      name: 'spring',
      state: 'active',
      userId: 'editor',
      metadata: { title: 'Spring', releaseType: 'asap' },
    })
  })

  it('is seen as a perspective before it is published', () => {
    const query = '*[_type == "page"] | order(_id){_id, title}'
    expect(scene().query(query, {}, { perspective: ['spring'] }).result).toEqual([
      { _id: 'added', title: 'hello' },
      { _id: 'changed', title: 'new' },
    ])
  })

  it('when published applies its versions and deletes the documents marked for it', () => {
    const dataset = scene()
    act(dataset, 'publish')
    expect(titles(dataset)).toEqual({
      changed: 'new',
      added: 'hello',
      'versions.autumn.changed': 'later',
      [RELEASE]: null,
    })
    expect(dataset.get('added')).not.toHaveProperty('_system')
    expect(dataset.get(RELEASE)).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: expect.arrayContaining([
        expect.objectContaining({ id: 'versions.spring.added' }),
      ]),
    })
  })

  it('is published whole or not at all', () => {
    const dataset = scene()
    const by = { _type: 'reference', _ref: 'going' }
    dataset.mutate([{ patch: { id: 'versions.autumn.changed', set: { by } } }], ME)
    const before = titles(dataset)
    expect(thrownBy(() => act(dataset, 'publish')).message).toContain('"going" cannot be deleted')
    expect(titles(dataset)).toEqual(before)
    expect(state(dataset)).toBe('active')
  })

  it('when archived loses its versions, and gets them back when unarchived', () => {
    const dataset = scene()
    const before = titles(dataset)
    const version = dataset.get('versions.spring.added')
    act(dataset, 'archive')
    expect(Object.keys(titles(dataset)).sort()).toEqual(
      [RELEASE, 'changed', 'drafts.changed', 'going', 'versions.autumn.changed'].sort(),
    )
    expect(state(dataset)).toBe('archived')
    act(dataset, 'unarchive')
    expect(titles(dataset)).toEqual(before)
    expect(dataset.get('versions.spring.added')).toMatchObject({ _createdAt: version?._createdAt })
    expect(dataset.get('versions.spring.going')).toMatchObject({ _system: { delete: true } })
    expect(dataset.get(RELEASE)).toMatchObject({ state: 'active' })
    expect(dataset.get(RELEASE)).not.toHaveProperty('finalDocumentStates')
  })

  it('when deleted also deletes its remaining versions, and no others', () => {
    const dataset = scene()
    act(dataset, 'publish')
    const others = [page('versions.spring.late', 'x'), page('versions.springtime.page', 'y')]
    dataset.mutate(
      others.map((create) => ({ create })),
      ME,
    )
    act(dataset, 'delete')
    expect(Object.keys(titles(dataset)).toSorted()).toEqual([
      'added',
      'changed',
      'versions.autumn.changed',
      'versions.springtime.page',
    ])
  })

  it('lets its metadata be edited and nothing else', () => {
    const dataset = scene()
    act(dataset, 'edit', { patch: { set: { 'metadata.title': 'May' } } })
    expect(dataset.get(RELEASE)).toMatchObject({ metadata: { title: 'May', releaseType: 'asap' } })
    const error = thrownBy(() => act(dataset, 'edit', { patch: { set: { state: 'published' } } }))
    expect(error).toMatchObject({
      status: 400,
      message: 'The action(s) failed: "state" of a release cannot be edited',
      body: { error: { items: [{ error: { type: 'actionFailedError' } }] } },
    })
    for (const patch of [{ set: { note: 'x' } }, { unset: ['userId'] }])
      expect(thrownBy(() => act(dataset, 'edit', { patch })).status).toBe(400)
    act(dataset, 'schedule', { publishAt: '2027-03-01T09:00:00Z' })
    act(dataset, 'edit', { patch: { set: { 'metadata.title': 'June' } } })
    expect(dataset.get(RELEASE)).toMatchObject({ metadata: { title: 'June' }, state: 'scheduled' })
  })

  it('only does what its state allows', () => {
    const ACTIONS = ['edit', 'schedule', 'unschedule', 'publish', 'archive', 'unarchive', 'delete']
    const fields = { publishAt: '2027-03-01T09:00:00Z', patch: { set: { 'metadata.title': 'x' } } }
    const allowed = (prepare: string[]) =>
      ACTIONS.filter((name) => {
        const dataset = scene()
        for (const step of prepare) act(dataset, step, fields)
        try {
          act(dataset, name, fields)
          return true
        } catch (error) {
          expect(error).toMatchObject({ status: 409 })
          return false
        }
      })
    expect(allowed([])).toEqual(['edit', 'schedule', 'publish', 'archive'])
    expect(allowed(['schedule'])).toEqual(['edit', 'unschedule', 'publish'])
    expect(allowed(['archive'])).toEqual(['unarchive', 'delete'])
    expect(allowed(['publish'])).toEqual(['delete'])
  })

  it.each([
    ['twice', 'create', {}, 409, 'already exists'],
    ['that is not there', 'publish', { releaseId: 'winter' }, 404, 'was not found'],
    ['with a name that is none', 'create', { releaseId: 'a.b' }, 400, 'release ID'],
    ['without a time', 'schedule', {}, 400, 'publishAt'],
    ['at a time that is none', 'schedule', { publishAt: 'soon' }, 400, 'publishAt'],
  ])('is refused %s', (_, name, fields, status, message) => {
    const dataset = scene()
    const error = thrownBy(() => act(dataset, name, fields))
    expect(error).toMatchObject({ status, message: expect.stringContaining(message) })
  })

  it('accepts no versions after it has ended', () => {
    const dataset = scene()
    act(dataset, 'publish')
    const create = {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'changed',
      baseId: 'changed',
      versionId: 'versions.spring.changed',
    }
    expect(thrownBy(() => dataset.act([create], ME)).message).toContain('takes no changes')
  })
})
