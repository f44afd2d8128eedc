import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateTree, parseTree } from '../../../scripts/lake/dataset/query/groq-tree.ts'
import { perspectiveRule } from '../../../scripts/lake/dataset/query/perspective.ts'
import { rewriteTextQueries } from '../../../scripts/lake/dataset/query/text-search.ts'
import { View } from '../../../scripts/lake/dataset/query/view.ts'
import type { Params, Perspective } from '../../../scripts/lake/dataset/types.ts'
import { params, perspective, QUERIES, write } from '../../support/lake/lake-arbitraries.ts'
import { LakeDocuments, NOW } from '../../support/lake/lake-documents.ts'
import { thrownBy } from '../../support/lake/test-dataset.ts'

/** The result of groq-js's own `evaluate()` over all documents, uncached. */
function answerPlainly(
  { stored }: LakeDocuments,
  groq: string,
  given: Params,
  name: Perspective,
): unknown {
  const view = new View(perspectiveRule(name, false), new Map(stored))
  const tree = rewriteTextQueries(parseTree(groq, given), given)
  const context = {
    dataset: view.all(),
    params: given,
    identity: 'anonymous',
    timestamp: NOW,
    sanity: { projectId: 'lake', dataset: 'test' },
    dereference: ({ _ref }: { _ref: string }) => view.get(_ref),
  }
  return evaluateTree(tree, context)
}

describe('the query engine', () => {
  it('answers as groq-js does without indexes, under writes in between', () => {
    const steps = fc.array(
      fc.record({
        writes: fc.array(write, { maxLength: 3 }),
        groq: fc.constantFrom(...QUERIES),
        params,
      }),
      { minLength: 1, maxLength: 12 },
    )
    const start = fc.array(write, { maxLength: 12 })
    const answersAlike = fc.property(start, perspective, steps, (first, name, rounds) => {
      const documents = new LakeDocuments()
      for (const each of first) documents.apply(each)
      for (const { writes, groq, params: given } of rounds) {
        for (const each of writes) documents.apply(each)
        const { result } = documents.engine.query(groq, given, { perspective: name })
        expect(result, groq).toEqual(answerPlainly(documents, groq, given, name))
      }
    })
    void fc.assert(answersAlike, { numRuns: 100 })
  }, 60_000)

  it.each<[string, Params, string, number]>([
    ['*[', {}, 'unexpected end-of-file, expected expression', 1],
    ['*[_id == $id]', {}, 'param $id referenced, but not provided', 9],
    ['*[diff::changedAny(a, b, c)]', {}, 'works in queries, not in mutations and listeners', 0],
    [`"${'x'.repeat(300 * 1024)}"`, {}, 'longer than 262144 characters', 0],
    [`${'('.repeat(6_000)}1${')'.repeat(6_000)}`, {}, 'nested too deeply', 0],
  ])('says what is wrong with %.30s', (groq, given, message, start) => {
    const thrown = thrownBy(() => new LakeDocuments().engine.query(groq, given, {}))
    const error = { type: 'queryParseError', start, description: expect.stringContaining(message) }
    expect(thrown).toMatchObject({ status: 400, body: { error } })
  })
})

it.each([
  ['a word in any field, whatever its case', 'ERROR 500', ['page']],
  ['the beginning of a word before a wildcard', 'cod*', ['page']],
  ['no beginning of a word without one', 'cod', []],
  ['not everything by a lone wildcard', '500+*', ['page']],
])('text search finds %s', (_, q, ids) => {
  const { engine } = LakeDocuments.of(
    { _id: 'page', _type: 't', title: 'Error codes', text: '500, and again 500' },
    { _id: 'other', _type: 't', title: 'A long text', text: 'of many words, none of which is it' },
  )
  const query = '* | score(@ match text::query($q))[_score > 0]._id'
  expect(engine.query(query, { q }, {}).result).toEqual(ids)
})
