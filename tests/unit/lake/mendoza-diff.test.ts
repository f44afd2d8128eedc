import * as fc from 'fast-check'
import { applyPatch, incremental } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { diff } from '../../../scripts/lake/dataset/history/mendoza-diff.ts'
import { jsonValue } from '../../support/lake/lake-arbitraries.ts'

const documents = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ü', '𝒳'), jsonValue, {
  maxKeys: 5,
  noNullPrototype: true,
})

/** The right side is often the left one with some changed fields, as in real edits. */
const edits = fc
  .tuple(documents, documents, fc.boolean())
  .map(([left, right, edit]) => ({ left, right: edit ? { ...left, ...right } : right }))

function applyIncrementally(left: unknown, patch: unknown[]): unknown {
  const wrapped = incremental.wrap(left, 'before')
  return incremental.unwrap(incremental.applyPatch(wrapped, patch, 'after'))
}

describe('the mendoza encoder', () => {
  it('writes patches that both of the package’s readers turn into the right document', () => {
    void fc.assert(
      fc.property(edits, ({ left, right }) => {
        const patch = JSON.parse(JSON.stringify(diff(left, right)))
        expect(applyPatch(left, patch)).toEqual(right)
        expect(applyIncrementally(left, patch)).toEqual(right)
      }),
      { numRuns: 100 },
    )
  })

  it('reverts what it applied', () => {
    void fc.assert(
      fc.property(edits, ({ left, right }) => {
        expect(applyPatch(applyPatch(left, diff(left, right)), diff(right, left))).toEqual(left)
      }),
      { numRuns: 100 },
    )
  })

  it('says nothing about what did not change', () => {
    const left = {
      _key: 'x',
      body: [
        { _key: 'a', text: 'one' },
        { _key: 'b', text: 'two' },
      ],
      n: 1,
    }
    expect(diff(left, structuredClone(left))).toEqual([])
  })

  it('writes a document’s beginning and end as whole values', () => {
    expect(diff(null, { a: 1 })).toEqual([0, { a: 1 }])
    expect(diff({ a: 1 }, null)).toEqual([0, null])
  })
})
