import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const RELEASE = '_.releases.spring'
const DOCUMENT = { _id: RELEASE, _type: 'system.release', metadata: { title: 'Spring' } }

const act = (dataset: Dataset, name: string, fields: object = {}) =>
  dataset.act([{ actionType: `sanity.action.release.${name}`, releaseId: 'spring', ...fields }], ME)

/** The imported release. */
function imported(fields: object, dataset = testDataset()) {
  act(dataset, 'import', { attributes: { ...DOCUMENT, ...fields } })
  return dataset.get(RELEASE)
}

describe('a release from an export', () => {
  it('is there again, with its metadata', () => {
    expect(imported({ name: 'other', userId: 'somebody' })).toMatchObject({
      ...DOCUMENT,
      name: 'spring',
      userId: 'somebody',
      state: 'active',
    })
  })

  it.each([
    ['scheduled', '2027-03-01T09:00:00Z', 'scheduled', '2027-03-01T09:00:00Z'],
    // It would be published before its versions exist.
    ['scheduled', '2026-01-01T09:00:00Z', 'active', undefined],
    ['scheduled', undefined, 'active', undefined],
    ['active', '2027-03-01T09:00:00Z', 'active', undefined],
    ['archived', undefined, 'archived', undefined],
    ['published', '2027-03-01T09:00:00Z', 'published', undefined],
    ['something', undefined, 'active', undefined],
  ])('that was %s at %s is %s', (state, publishAt, after, at) => {
    const release = imported({ state, ...(publishAt && { publishAt }) })
    expect([release?.state, release?.publishAt]).toEqual([after, at])
  })

  it('may come under the name of the document as well', () => {
    const dataset = testDataset()
    act(dataset, 'import', { document: DOCUMENT })
    expect(dataset.get(RELEASE)).toMatchObject(DOCUMENT)
  })

  it('does not replace one that is there, unless it is told to', () => {
    const dataset = testDataset()
    imported({}, dataset)
    const again = { attributes: { ...DOCUMENT, metadata: { title: 'May' } } }
    expect(thrownBy(() => act(dataset, 'import', again)).message).toContain('already exists')
    expect(thrownBy(() => act(dataset, 'import', { ...again, ifExists: 'fail' })).status).toBe(409)
    act(dataset, 'import', { ...again, ifExists: 'ignore' })
    expect(dataset.get(RELEASE)).toMatchObject(DOCUMENT)
    act(dataset, 'import', { ...again, ifExists: 'replace' })
    expect(dataset.get(RELEASE)).toMatchObject({ metadata: { title: 'May' } })
  })

  it('that is not there is made, whatever is to be done with one that is', () => {
    for (const ifExists of ['ignore', 'replace']) {
      const dataset = testDataset()
      act(dataset, 'import', { attributes: DOCUMENT, ifExists })
      expect(dataset.get(RELEASE)).toMatchObject(DOCUMENT)
    }
  })

  it.each([
    ['of another release', { attributes: { ...DOCUMENT, _id: '_.releases.autumn' } }],
    ['of nothing', {}],
  ])('%s is refused', (_, fields) => {
    const dataset = testDataset()
    expect(thrownBy(() => act(dataset, 'import', fields))).toMatchObject({
      status: 400,
      message: `The action(s) failed: The release to import must have the ID "${RELEASE}"`,
      body: { error: { items: [{ error: { type: 'actionFailedError' }, index: 0 }] } },
    })
    expect(dataset.count).toBe(0)
  })
})
