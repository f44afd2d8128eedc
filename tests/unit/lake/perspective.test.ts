import { describe, expect, it } from 'vitest'
import { perspectiveRule } from '../../../scripts/lake/dataset/query/perspective.ts'
import { View } from '../../../scripts/lake/dataset/query/view.ts'
import type { LakeDocument, Perspective } from '../../../scripts/lake/dataset/types.ts'
import { ReferenceIndex } from '../../../scripts/lake/dataset/write/references.ts'

const GOING = { _system: { delete: true } }

function documents(...entries: (string | [string, object])[]): Map<string, LakeDocument> {
  const dates = { _createdAt: '', _updatedAt: '', _rev: 'r' }
  return new Map(
    entries.flat(0).map((entry) => {
      const [_id, fields] = Array.isArray(entry) ? entry : [entry, {}]
      return [_id, { _id, _type: 'page', ...dates, ...fields }]
    }),
  )
}

const STORED = documents(
  'live',
  'both',
  'drafts.both',
  'drafts.new',
  'versions.spring.both',
  'versions.spring.only',
  ['versions.spring.live', GOING],
  'versions.autumn.both',
  '_.releases.spring',
)

/** The visible ids, each with its origin if that is another id. */
function seen(perspective: Perspective, publicOnly = false): string[] {
  const view = new View(perspectiveRule(perspective, publicOnly), STORED, new ReferenceIndex())
  return view.all().map(({ _id, _originalId }) => {
    return _originalId === undefined || _originalId === _id ? _id : `${_id} ← ${_originalId}`
  })
}

describe('a perspective', () => {
  it.each<[string, Perspective, string[]]>([
    ['raw shows all that is stored', 'raw', [...STORED.keys()].sort()],
    [
      'published shows no drafts and no versions',
      'published',
      ['_.releases.spring', 'both', 'live'],
    ],
    [
      'drafts lays drafts over what is published',
      'drafts',
      ['_.releases.spring', 'both ← drafts.both', 'live', 'new ← drafts.new'],
    ],
    [
      'a release lays its versions over what is published, and hides what it will unpublish',
      ['spring'],
      ['_.releases.spring', 'both ← versions.spring.both', 'only ← versions.spring.only'],
    ],
    [
      'the first of a stack wins',
      ['autumn', 'spring', 'drafts'],
      [
        '_.releases.spring',
        'both ← versions.autumn.both',
        'new ← drafts.new',
        'only ← versions.spring.only',
      ],
    ],
    [
      'nothing shows below published',
      ['autumn', 'published', 'drafts'],
      ['_.releases.spring', 'both ← versions.autumn.both', 'live'],
    ],
    [
      'a release that does not exist shows what is published',
      ['winter'],
      ['_.releases.spring', 'both', 'live'],
    ],
  ])('%s', (_, perspective, expected) => {
    expect(seen(perspective)).toEqual(expected)
  })

  it.each<Perspective>(['raw', 'published', 'drafts', ['spring']])(
    '%s shows a reader without a login only ids without a dot',
    (perspective) => {
      expect(seen(perspective, true)).toEqual(['both', 'live'])
    },
  )

  it.each<Perspective>([[], ['raw', 'drafts'], 'a.b', '', '../x'])(
    '%j is refused',
    (perspective) => {
      expect(() => perspectiveRule(perspective, false)).toThrow(/Unknown perspective/)
    },
  )
})
