import { describe, expect, it } from 'vitest'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const PAGE = { _id: 'page', _type: 'page', title: 'One', count: 1 }
const link = (_ref: string) => ({ _type: 'reference', _ref })

/** Allows input that the types forbid. */
const loose = (input: unknown): LakeMutation[] => input as LakeMutation[]

/** The same responses as Sanity's, which its client and the Studio parse. */
describe('a client is told what was wrong, and with which of its mutations', () => {
  it.each<[string, object, string, object]>([
    [
      'an id that exists',
      { create: PAGE },
      'Document by ID "page" already exists',
      { type: 'documentAlreadyExistsError', id: 'page' },
    ],
    [
      'a patch of a document that is not there',
      { patch: { id: 'gone', set: { a: 1 } } },
      'The document with the ID "gone" was not found',
      { type: 'documentNotFoundError', id: 'gone' },
    ],
    [
      'a revision that is no longer the last',
      { patch: { id: 'page', ifRevisionID: 'old', set: { a: 1 } } },
      'document "page" has unexpected revision ID ("first"), expected "old"',
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
      'Document "page" cannot be deleted as there are references to it from "holder"',
      { type: 'documentHasExistingReferencesError', id: 'page', referencingIDs: ['holder'] },
    ],
    [
      'an id that is none',
      { create: { _id: '-/-', _type: 'page' } },
      'Document ID "-/-" is invalid: use at most 128 of a-z, A-Z, 0-9, "_", "-" and single dots',
      { type: 'invalidDocumentIdError', id: '-/-' },
    ],
    [
      'another type',
      { patch: { id: 'page', set: { _type: 'other' } } },
      'Cannot modify immutable attribute "_type"',
      { type: 'patchError', id: 'page' },
    ],
  ])('%s', (_, mutation, description, error) => {
    const dataset = testDataset()
    const holder = { _id: 'holder', _type: 'page', of: link('page') }
    dataset.mutate([{ create: PAGE }, { create: holder }], { ...ME, transactionId: 'first' })
    const mutations = [{ createIfNotExists: PAGE }, mutation]
    const thrown = thrownBy(() => dataset.mutate(loose(mutations), ME))
    expect(thrown.status).toBe(409)
    expect(thrown.body).toEqual({
      error: {
        type: 'mutationError',
        description: `The mutation(s) failed: ${description}`,
        items: [{ error: { ...error, description }, index: 1 }],
      },
    })
  })

  it('a transaction id that was used', () => {
    const dataset = testDataset()
    dataset.mutate([{ create: PAGE }], { ...ME, transactionId: 'once' })
    const again = thrownBy(() =>
      dataset.mutate([{ delete: { id: 'page' } }], { ...ME, transactionId: 'once' }),
    )
    expect(again.body).toEqual({
      error: {
        type: 'mutationError',
        description: 'The mutation(s) failed: transaction ID "once" has already been used',
        items: [],
      },
    })
  })

  it.each([
    ['with a blank', 'a b'],
    ['with a blank at its end', 'a '],
    ['with a blank at its start', ' a'],
    ['that is too long', 'x'.repeat(129)],
  ])('a transaction id %s', (_, transactionId) => {
    const dataset = testDataset()
    expect(
      thrownBy(() => dataset.mutate([{ create: PAGE }], { ...ME, transactionId })),
    ).toMatchObject({
      status: 400,
      body: {
        error: {
          type: 'mutationParseError',
          description: 'A transaction ID has at most 128 letters, digits and any of "_.:-"',
        },
      },
    })
    expect(dataset.count).toBe(0)
  })

  it('an id of 128 characters is accepted, and a random one is made where none is given', () => {
    const dataset = testDataset()
    const transactionId = `${'x'.repeat(124)}.:-_`
    const given = dataset.mutate([{ create: PAGE }], { ...ME, transactionId })
    expect(given.transactionId).toBe(transactionId)
    for (const none of [undefined, '']) {
      const options = none === undefined ? ME : { ...ME, transactionId: none }
      const made = dataset.mutate([{ create: { _type: 'page' } }], options)
      expect(made.transactionId).toMatch(/^[0-9a-f]{22}$/)
    }
  })

  it.each<[string, unknown, string]>([
    ['a list that is none', {}, 'mutations must be an array'],
    [
      'what comes second',
      [{ create: PAGE }, { create: 7 }],
      'mutations[1] (create) must be an object',
    ],
    ['a delete of nobody', [{ delete: { id: [] } }], 'is not a valid document ID'],
    ['a delete without a target', [{ delete: {} }], 'needs exactly one of id and query'],
    [
      'a delete with two',
      [{ delete: { id: 'a', query: '*' } }],
      'needs exactly one of id and query',
    ],
    ['a delete of a path', [{ delete: { id: '../a' } }], 'is not a valid document ID'],
    [
      'an insert without a place',
      [{ patch: { id: 'page', insert: { items: [] } } }],
      'exactly one',
    ],
    ['an unset of a number', [{ patch: { id: 'page', unset: [7] } }], 'unset'],
    ['an inc by a text', [{ patch: { id: 'page', inc: { count: '1' } } }], 'inc'],
    ['no type', [{ create: { _id: 'a', _type: '' } }], 'mutations[0] needs a _type'],
    ['a type that is a number', [{ create: { _type: 7 } }], 'mutations[0] needs a _type'],
    [
      'an id that is a number',
      [{ create: { _id: 7, _type: 'a' } }],
      'has an _id that is not a string',
    ],
  ])('a malformed request: %s', (_, mutations, message) => {
    const dataset = testDataset(PAGE)
    const thrown = thrownBy(() => dataset.mutate(loose(mutations), ME))
    expect(thrown).toMatchObject({
      status: 400,
      body: { error: { type: 'mutationParseError' } },
    })
    expect(thrown.message).toMatch(/^Malformed mutation: /)
    expect(thrown.message).toContain(message)
    expect([dataset.count, dataset.get('page')?.count]).toEqual([1, 1])
  })
})

describe('what is accepted', () => {
  it('every property that the client sends', () => {
    const dataset = testDataset(PAGE, { _id: 'other', _type: 'page' })
    const ifRevisionID = dataset.get('page')?._rev
    const mutations = [
      { patch: { id: 'page', ifRevisionID, insert: { after: 'list[-1]', items: [1] } } },
      { delete: { id: 'other', purge: true } },
    ]
    dataset.mutate(loose(mutations), ME)
    expect(dataset.count).toBe(1)
  })
})
