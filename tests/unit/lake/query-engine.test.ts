import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LakeError } from '../../../scripts/lake/dataset/lake-error.ts'
import { evaluateTree, parseTree } from '../../../scripts/lake/dataset/query/groq-tree.ts'
import { perspectiveRule } from '../../../scripts/lake/dataset/query/perspective.ts'
import { rewriteTextQueries } from '../../../scripts/lake/dataset/query/text-search.ts'
import { View } from '../../../scripts/lake/dataset/query/view.ts'
import type { Params, Perspective } from '../../../scripts/lake/dataset/types.ts'
import { ReferenceIndex } from '../../../scripts/lake/dataset/write/references.ts'
import { params, perspective, QUERIES, write } from '../../support/lake/lake-arbitraries.ts'
import { LakeDocuments, NOW } from '../../support/lake/lake-documents.ts'

/** The result of groq-js's own `evaluate()` over all documents, uncached. */
function answerPlainly(
  { stored }: LakeDocuments,
  groq: string,
  given: Params,
  name: Perspective,
): unknown {
  const view = new View(perspectiveRule(name, false), new Map(stored), new ReferenceIndex())
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
    ['geo::distance(1, 2)', {}, 'not implemented', 0],
    [`${'('.repeat(6_000)}1${')'.repeat(6_000)}`, {}, 'nested too deeply', 0],
  ])('says what is wrong with %.30s', (groq, given, description, start) => {
    const ask = () => new LakeDocuments().engine.query(groq, given, {})
    expect(ask).toThrowError(
      expect.objectContaining({
        status: 400,
        body: {
          error: expect.objectContaining({
            type: 'queryParseError',
            description: expect.stringContaining(description),
            start,
          }),
        },
      }),
    )
  })

  it.each([
    ['operators', `1${'+1'.repeat(10_000)}`],
    ['conditions', `*[a == 1${' && a == 1'.repeat(4_000)}]`],
  ])('refuses a query of too many %s at once', (_, groq) => {
    const ask = () => new LakeDocuments().engine.query(groq, {}, {})
    expect(ask).toThrow(/too many operators/)
  })

  it.each([1_000, 2_000, 4_000, 6_000])('answers or refuses %i levels of nesting', (levels) => {
    const deep = [
      `*${'[0]'.repeat(levels)}`,
      `${'!'.repeat(levels)}true`,
      `a${'.b'.repeat(levels)}`,
    ]
    for (const groq of deep) {
      for (const ask of ['query', 'matcher'] as const) {
        try {
          new LakeDocuments().engine[ask](groq, {}, {} as never)
        } catch (error) {
          expect(error).toBeInstanceOf(LakeError)
        }
      }
    }
  })

  it('answers a query of 200 KB, and refuses one that is longer than the limit', () => {
    const { engine } = LakeDocuments.of({ _id: 'id-7', _type: 'page' })
    const ask = (length: number) =>
      engine.query(`*[_id in ["id-7", "${'x'.repeat(length)}"]]._id`, {}, {})
    expect(ask(200 * 1024).result).toEqual(['id-7'])
    expect(() => ask(300 * 1024)).toThrow(/longer than 262,144 characters/)
  })
})
