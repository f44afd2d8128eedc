import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, act as run, testDataset, thrownBy, titlesOf } from '../../support/lake/test-dataset.ts'

const RELEASE = '_.releases.spring'
const publishAt = '2027-03-01T09:00:00Z'
const page = (_id: string, title: string) => ({ _id, _type: 'page', title })

const unpublish = (dataset: Dataset, id: string) =>
  run(dataset, 'document.version.unpublish', {
    versionId: `versions.spring.${id}`,
    publishedId: id,
  })
const act = (dataset: Dataset, name: string, fields: object = {}) =>
  run(dataset, `release.${name}`, { releaseId: 'spring', ...fields })

/** A release that changes one page, adds one, and unpublishes two. */
function scene(): Dataset {
  const dataset = testDataset(
    page('changed', 'old'),
    page('drafts.changed', 'draft'),
    page('going', 'bye'),
    page('edited', 'bye'),
    page('drafts.edited', 'draft'),
    page('versions.spring.changed', 'new'),
    page('versions.spring.added', 'hello'),
    page('versions.autumn.changed', 'later'),
  )
  act(dataset, 'create', { metadata: { title: 'Spring', releaseType: 'asap' } })
  unpublish(dataset, 'going')
  unpublish(dataset, 'edited')
  return dataset
}

const KEPT =
  'changed old, drafts.changed draft, drafts.edited draft, edited bye, going bye, versions.autumn.changed later'
const PUBLISHED =
  'added hello, changed new, drafts.changed draft, drafts.edited draft, drafts.going bye, versions.autumn.changed later'

describe('a release', () => {
  it('when published applies its versions, keeps drafts, and leaves a draft of what it unpublishes', () => {
    const dataset = scene()
    act(dataset, 'publish')
    expect(titlesOf(dataset)).toBe(`${RELEASE} -, ${PUBLISHED}`)
    expect(dataset.get('added')).not.toHaveProperty('_system')
    const added = expect.objectContaining({ id: 'versions.spring.added' })
    expect(dataset.get(RELEASE)).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: expect.arrayContaining([added]),
    })
    act(dataset, 'delete')
    expect(titlesOf(dataset)).toBe(PUBLISHED)
  })

  it('cannot unpublish what was never published', () => {
    const dataset = scene()
    dataset.mutate([{ create: page('drafts.new', 'draft') }], ME)
    expect(thrownBy(() => unpublish(dataset, 'added'))).toMatchObject({ status: 404 })
    expect(thrownBy(() => unpublish(dataset, 'new'))).toMatchObject({ status: 404 })
  })

  it('is published whole or not at all', () => {
    const dataset = scene()
    const by = { _type: 'reference', _ref: 'going' }
    dataset.mutate([{ patch: { id: 'versions.autumn.changed', set: { by } } }], ME)
    const before = titlesOf(dataset)
    expect(thrownBy(() => act(dataset, 'publish')).message).toContain('"going" cannot be deleted')
    expect(titlesOf(dataset)).toBe(before)
    expect(dataset.get(RELEASE)?.state).toBe('active')
  })

  it('when archived loses its versions, and gets them back when unarchived', () => {
    const dataset = scene()
    const before = titlesOf(dataset)
    const version = dataset.get('versions.spring.added')
    act(dataset, 'archive')
    expect(titlesOf(dataset)).toBe(`${RELEASE} -, ${KEPT}`)
    act(dataset, 'unarchive')
    expect(titlesOf(dataset)).toBe(before)
    expect(dataset.get('versions.spring.added')?._createdAt).toBe(version?._createdAt)
    expect(dataset.get('versions.spring.going')).toMatchObject({ _system: { delete: true } })
  })

  it.each([
    [[], 'edit schedule publish archive'],
    [['schedule'], 'edit unschedule publish'],
    [['archive'], 'unarchive delete'],
    [['publish'], 'delete'],
  ])('only does what its state allows: after %j, %s', (steps, allowed) => {
    const fields = { publishAt, patch: { set: { 'metadata.title': 'x' } } }
    const all = 'edit schedule unschedule publish archive unarchive delete'.split(' ')
    const done = all.filter((name) => {
      const dataset = scene()
      for (const step of steps) act(dataset, step, fields)
      try {
        act(dataset, name, fields)
        return true
      } catch (error) {
        expect(error).toMatchObject({ status: 409 })
        return false
      }
    })
    expect(done.join(' ')).toBe(allowed)
  })

  it.each([
    ['twice', 'create', {}, 409, 'already exists'],
    ['that is not there', 'publish', { releaseId: 'winter' }, 404, 'was not found'],
    ['with a name that is none', 'create', { releaseId: 'a.b' }, 400, 'release ID'],
    ['at a time that is none', 'schedule', { publishAt: 'soon' }, 400, 'publishAt'],
  ])('is refused %s', (_, name, fields, status, message) => {
    const error = thrownBy(() => act(scene(), name, fields))
    expect(error).toMatchObject({ status, message: expect.stringContaining(message) })
  })
})

it('an imported release replaces none unless it is told to, and waits for its versions', () => {
  const dataset = testDataset()
  const attributes = { _id: RELEASE, _type: 'system.release', state: 'scheduled', publishAt }
  act(dataset, 'import', { attributes })
  const late = { ...attributes, publishAt: '2026-01-01T09:00:00Z' }
  expect(thrownBy(() => act(dataset, 'import', { attributes: late })).status).toBe(409)
  act(dataset, 'import', { attributes: late, ifExists: 'ignore' })
  expect(dataset.get(RELEASE)).toMatchObject({ state: 'scheduled', publishAt })
  act(dataset, 'import', { attributes: late, ifExists: 'replace' })
  expect(dataset.get(RELEASE)?.state).toBe('active')
})
