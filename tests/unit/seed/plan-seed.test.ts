import { describe, expect, test } from 'vitest'
import { contentHash } from '../../../scripts/seed/content-hash.ts'
import { type LakeState, planSeed } from '../../../scripts/seed/plan-seed.ts'
import type { SeedDocument } from '../../support/seed.ts'

const page = (title: string): SeedDocument => ({ _id: 'page-a', _type: 'page', title })
const seed = page('New text')

/** A lake with a page titled `title`, last seeded with the title `seeded`. */
function lakeWith({ title, seeded, draft = false }: Given): LakeState {
  const document = title === undefined ? [] : [{ ...page(title), _rev: 'r1' } as const]
  return {
    published: new Map(document.map((each) => [each._id, each])),
    drafts: new Set(draft ? ['page-a'] : []),
    hashes: new Map(seeded === undefined ? [] : [['page-a', contentHash({ ...page(seeded) })]]),
  }
}
type Given = { title?: string; seeded?: string; draft?: boolean }

const cases: [string, Given, string, string][] = [
  ['an empty lake', {}, 'create', 'create'],
  ['the seeded text', { title: 'New text', seeded: 'New text' }, 'unchanged', 'unchanged'],
  ['an older seed', { title: 'Old', seeded: 'Old' }, 'update', 'replace'],
  ['an editor’s text', { title: 'Edited', seeded: 'Old' }, 'kept', 'replace'],
  ['another text that the seed did not write', { title: 'Edited' }, 'kept', 'replace'],
  ['an older seed with a draft', { title: 'Old', seeded: 'Old', draft: true }, 'kept', 'replace'],
  [
    'the same text with a draft',
    { title: 'New text', seeded: 'New text', draft: true },
    'unchanged',
    'replace',
  ],
  ['a document that was deleted', { seeded: 'Old' }, 'keptDeleted', 'create'],
]

describe.each(cases)('on %s', (_, given, decisionOnKeep, decisionOnReplace) => {
  test.each([
    [false, decisionOnKeep],
    [true, decisionOnReplace],
  ])('with replace = %s decides: %s', (replace, decision) => {
    const [step] = planSeed([seed], lakeWith(given), { replace })
    expect(step?.decision).toBe(decision)
  })
})

test('a deleted document is created again if a written document refers to it', () => {
  const referring: SeedDocument = {
    _id: 'redirect-a',
    _type: 'redirect',
    to: { _type: 'reference', _ref: 'page-a' },
  }
  const deleted = lakeWith({ seeded: 'Old' })
  const decisions = planSeed([seed, referring], deleted, { replace: false })
  expect(decisions.map(({ decision }) => decision)).toEqual(['create', 'create'])
})
