import { expect, it } from 'vitest'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One', count: 1 }
const HOLDER = { _id: 'holder', _type: 'page', of: { _type: 'reference', _ref: 'page' } }

/** Sanity's own responses, which its client and the Studio parse. */
it.each<[string, LakeMutation, object]>([
  ['an id that exists', { create: PAGE }, { type: 'documentAlreadyExistsError', id: 'page' }],
  [
    'a document that is not there',
    { patch: { id: 'gone', set: { a: 1 } } },
    { type: 'documentNotFoundError', id: 'gone' },
  ],
  [
    'a revision that is no longer the last',
    { patch: { id: 'page', ifRevisionID: 'old', set: { a: 1 } } },
    {
      type: 'documentRevisionIDDoesNotMatchError',
      id: 'page',
      currentRevisionID: 'first',
      expectedRevisionID: 'old',
    },
  ],
  [
    'a document that is still referenced',
    { delete: { id: 'page' } },
    { type: 'documentHasExistingReferencesError', id: 'page', referencingIDs: ['holder'] },
  ],
  [
    'an id that is none',
    { create: { _id: '-/-', _type: 'page' } },
    { type: 'invalidDocumentIdError', id: '-/-' },
  ],
  [
    'another type',
    { patch: { id: 'page', set: { _type: 'other' } } },
    { type: 'patchError', id: 'page' },
  ],
])('a client is told of %s, and in which of its mutations', (_, mutation, error) => {
  const dataset = testDataset()
  dataset.mutate([{ create: PAGE }, { create: HOLDER }], { ...ME, transactionId: 'first' })
  const thrown = thrownBy(() => dataset.mutate([{ createIfNotExists: PAGE }, mutation], ME))
  expect(thrown).toMatchObject({
    status: 409,
    body: {
      error: {
        type: 'mutationError',
        items: [{ error: { ...error, description: expect.any(String) }, index: 1 }],
      },
    },
  })
})

it('a transaction id is used once', () => {
  const dataset = testDataset()
  const options = { ...ME, transactionId: 'once' }
  dataset.mutate([{ create: PAGE }], options)
  const again = thrownBy(() => dataset.mutate([{ delete: { id: 'page' } }], options))
  expect(again.message).toContain('transaction ID "once" has already been used')
  expect(dataset.count).toBe(1)
})

it.each(['a b', ' a', 'x'.repeat(129)])('the transaction id "%s" is refused', (transactionId) => {
  const dataset = testDataset()
  const thrown = thrownBy(() => dataset.mutate([{ create: PAGE }], { ...ME, transactionId }))
  expect(thrown).toMatchObject({ status: 400, body: { error: { type: 'mutationParseError' } } })
  expect(dataset.count).toBe(0)
})
