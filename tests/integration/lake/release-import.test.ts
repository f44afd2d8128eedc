import { expect, it } from 'vitest'
import type { Dataset } from '../../../scripts/lake/dataset/dataset.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const RELEASE = '_.releases.spring'
const DOCUMENT = { _id: RELEASE, _type: 'system.release', metadata: { title: 'Spring' } }

const load = (dataset: Dataset, fields: object) =>
  dataset.act([{ actionType: 'sanity.action.release.import', releaseId: 'spring', ...fields }], ME)

it.each([
  ['scheduled', '2027-03-01T09:00:00Z', 'scheduled', '2027-03-01T09:00:00Z'],
  // It would be published before its versions exist.
  ['scheduled', '2026-01-01T09:00:00Z', 'active', undefined],
  ['archived', undefined, 'archived', undefined],
  ['published', '2027-03-01T09:00:00Z', 'published', undefined],
  ['something', undefined, 'active', undefined],
])('an imported release that was %s at %s is %s', (state, publishAt, after, at) => {
  const dataset = testDataset()
  load(dataset, { attributes: { ...DOCUMENT, state, ...(publishAt && { publishAt }) } })
  const release = dataset.get(RELEASE)
  expect(release).toMatchObject({ ...DOCUMENT, name: 'spring' })
  expect([release?.state, release?.publishAt]).toEqual([after, at])
})

it('does not replace a release that is there, unless it is told to', () => {
  const dataset = testDataset()
  load(dataset, { attributes: DOCUMENT })
  const attributes = { ...DOCUMENT, metadata: { title: 'May' } }
  expect(thrownBy(() => load(dataset, { attributes })).status).toBe(409)
  load(dataset, { attributes, ifExists: 'ignore' })
  expect(dataset.get(RELEASE)).toMatchObject(DOCUMENT)
  load(dataset, { attributes, ifExists: 'replace' })
  expect(dataset.get(RELEASE)).toMatchObject(attributes)
})

it('refuses a release of another name', () => {
  const dataset = testDataset()
  const attributes = { ...DOCUMENT, _id: '_.releases.autumn' }
  expect(thrownBy(() => load(dataset, { attributes })).status).toBe(400)
  expect(dataset.count).toBe(0)
})
