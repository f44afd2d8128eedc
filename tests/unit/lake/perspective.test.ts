import { describe, expect, it } from 'vitest'
import { perspectiveRule } from '../../../scripts/lake/dataset/query/perspective.ts'
import { View } from '../../../scripts/lake/dataset/query/view.ts'
import type { LakeDocument, Perspective } from '../../../scripts/lake/dataset/types.ts'

const SYSTEM = { _type: 'page', _createdAt: '', _updatedAt: '', _rev: 'r' }
const IDS = `live both drafts.both drafts.new versions.spring.both versions.spring.only
  versions.spring.live versions.autumn.both _.releases.spring`.split(/\s+/)

const STORED = new Map<string, LakeDocument>(IDS.map((_id) => [_id, { _id, ...SYSTEM }]))
const going = { _id: 'versions.spring.live', ...SYSTEM, _system: { delete: true } }
STORED.set(going._id, going)

/** The visible ids, each with its origin if that is another id. */
function seen(perspective: Perspective, publicOnly = false): string {
  const view = new View(perspectiveRule(perspective, publicOnly), STORED)
  return view
    .all()
    .map(({ _id, _originalId = _id }) => (_originalId === _id ? _id : `${_id} ← ${_originalId}`))
    .join(', ')
}

const R = '_.releases.spring'
const AUTUMN = 'both ← versions.autumn.both'

describe('a perspective', () => {
  it.each<[string, Perspective, string]>([
    ['raw shows all that is stored', 'raw', IDS.toSorted().join(', ')],
    ['published shows no drafts and no versions', 'published', `${R}, both, live`],
    [
      'drafts lays drafts over what is published',
      'drafts',
      `${R}, both ← drafts.both, live, new ← drafts.new`,
    ],
    [
      'a release lays its versions over what is published, and hides what it will unpublish',
      ['spring'],
      `${R}, both ← versions.spring.both, only ← versions.spring.only`,
    ],
    [
      'the first of a stack wins',
      ['autumn', 'spring', 'drafts'],
      `${R}, ${AUTUMN}, new ← drafts.new, only ← versions.spring.only`,
    ],
    ['nothing shows below published', ['autumn', 'published', 'drafts'], `${R}, ${AUTUMN}, live`],
    ['a release that does not exist shows what is published', ['winter'], `${R}, both, live`],
  ])('%s', (_, perspective, expected) => {
    expect(seen(perspective)).toBe(expected)
  })

  it.each<Perspective>(['raw', 'published', 'drafts', ['spring']])(
    '%s shows a reader without a login only ids without a dot',
    (perspective) => {
      expect(seen(perspective, true)).toBe('both, live')
    },
  )

  it.each<Perspective>([[], ['raw', 'drafts'], 'a.b', '', '../x'])('%j is refused', (given) => {
    expect(() => perspectiveRule(given, false)).toThrow(/Unknown perspective/)
  })
})
