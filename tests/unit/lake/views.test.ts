import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perspectiveRule } from '../../../scripts/lake/dataset/query/perspective.ts'
import { View } from '../../../scripts/lake/dataset/query/view.ts'
import type { LakeDocument } from '../../../scripts/lake/dataset/types.ts'
import { ReferenceIndex } from '../../../scripts/lake/dataset/write/references.ts'
import { perspective, type Write, write } from '../../support/lake/lake-arbitraries.ts'

function apply(stored: Map<string, LakeDocument>, { id, next }: Write): void {
  if (next) stored.set(id, next)
  else stored.delete(id)
}

/** All results of a view. */
function contents(view: View) {
  return {
    all: view.all(),
    ids: ['home', 'about', 'drafts.home'].map((id) => view.get(id)),
    types: [['page'], ['person', 'product']].map((types) => view.ofTypes(types)),
  }
}

describe('a view that follows writes', () => {
  it('holds what a view built afresh would, whenever it is read', () => {
    const batches = fc.array(fc.array(write, { maxLength: 4 }), { maxLength: 8 })
    void fc.assert(
      fc.property(perspective, batches, (name, rounds) => {
        const stored = new Map<string, LakeDocument>()
        const rule = perspectiveRule(name, false)
        const kept = new View(rule, stored, new ReferenceIndex())
        contents(kept)
        for (const writes of rounds) {
          for (const each of writes) {
            apply(stored, each)
            kept.touch(each.id)
          }
          expect(contents(kept)).toEqual(contents(new View(rule, stored, new ReferenceIndex())))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('leaves the lists that it has handed out as they were', () => {
    const base = { _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' }
    const stored = new Map<string, LakeDocument>([['a', { ...base, _id: 'a' }]])
    const view = new View(perspectiveRule('raw', false), stored, new ReferenceIndex())
    const before = view.all()
    stored.set('b', { ...base, _id: 'b' })
    view.touch('b')
    expect(view.all().map(({ _id }) => _id)).toEqual(['a', 'b'])
    expect(before.map(({ _id }) => _id)).toEqual(['a'])
  })
})
