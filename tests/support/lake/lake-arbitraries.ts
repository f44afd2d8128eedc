import * as fc from 'fast-check'
import type { LakeDocument } from '../../../scripts/lake/dataset/types.ts'

// JSON.parse never creates objects without a prototype.
const JSON_LIKE = { noNullPrototype: true } as const

const NAMES = ['home', 'about', 'reactor', 'ada', 'bob']
const PREFIXES = ['', '', 'drafts.', 'versions.spring.', 'versions.autumn.']

/** Ids that often collide: published, drafts, and versions in two releases. */
export const documentId: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...PREFIXES), fc.constantFrom(...NAMES))
  .map(([prefix, name]) => prefix + name)

const reference = fc
  .constantFrom(...NAMES, 'nowhere')
  .map((id) => ({ _type: 'reference', _ref: id }))
const word = fc.constantFrom('alpha', 'beta', 'gamma', 'Alpha beta')
const scalar = fc.oneof(word, fc.integer({ min: -2, max: 3 }), fc.boolean(), fc.constant(null))

/** Documents with few field values of many types, so that conditions both match and fail. */
export const document: fc.Arbitrary<LakeDocument> = fc
  .record(
    {
      _id: documentId,
      _type: fc.constantFrom('page', 'person', 'product', 'system.release'),
      title: scalar,
      order: fc.oneof(fc.integer({ min: 0, max: 3 }), word),
      slug: fc.oneof(fc.record({ current: scalar }, JSON_LIKE), scalar),
      author: fc.oneof(reference, scalar),
      related: fc.array(reference, { maxLength: 2 }),
      tags: fc.array(word, { maxLength: 2 }),
      deep: fc.record({ author: reference }, JSON_LIKE),
      _system: fc.constantFrom({ delete: true }, { delete: false }),
    },
    { ...JSON_LIKE, requiredKeys: ['_id', '_type'] },
  )
  .map((fields) => ({
    ...fields,
    _rev: 'r1',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
  }))

/** A write: a document's new state, or undefined to delete it. */
export type Write = { id: string; next: LakeDocument | undefined }

export const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: document.map((next) => ({ id: next._id, next })) },
  { weight: 1, arbitrary: documentId.map((id) => ({ id, next: undefined })) },
)

/** Typical queries of sites, with the parameters `$word`, `$words`, `$id`, `$ids`, `$from` and `$to`. */
export const QUERIES = [
  '*',
  '*[_type == "page"]',
  '*[_type == "page" && title == $word]',
  '*[title == $word && _type in ["page", "person"]]{_id, title}',
  '*[_type in $words || _type == "page"]',
  '*[_id == $id][0]',
  '*[_id in $ids]{_id, "author": author->title}',
  '*[_id in $ids && _type == "person"] | order(title desc)',
  '*[slug.current == $word][0]{..., author->}',
  '*[references($id)]{_id}',
  '*[references($ids)]._id',
  'count(*[_type == "page"])',
  'releases::all()._id',
  '*[_type == "page"] | order(title asc, order desc)[$from...$to]{_id, title}',
  '*[_type == "page" && order >= 1] | order(order desc) | order(title)',
  '* | order(lower(title), _id desc)[0..2]._id',
  '*[_type == "page"]{_id, "people": *[_type == "person" && _id == ^.author._ref]._id}',
  '*[_type == "page" && author->title == $word]',
  '{"pages": *[_type == "page"]._id, "first": *[_type == "person"][0].title, "all": count(*)}',
  '*[title == null && _type == "page"]',
  '*[!(_id in path("drafts.**"))]._id',
  '*[_type == "page" && title match "al*"] | score(title match "alpha"){_id, _score}',
  '*[[@, _id] match text::query($word)]._id',
  '*[_type == "page" && [@, _id] match text::query($words)]._id',
  '*[title match text::query("*a*") || references($id)] | score(boost(_type in ["page"] && title match text::query("al* bet"), 10), ([@, _id] match text::query($word) || references($id)))[_score > 0]{_id, _score} | order(_score desc)[0...5]',
  '*[@ match text::query(["BETA", "gam*"]) && !(@ match text::query($word))]._id',
  '*[@ match text::query(lower(title))]._id',
  '*[@ match text::query($number)]._id',
  '*[(_type == "page" && (order == 1 || title == $word))]._id',
  '*[_type == "page" && count(*[_type == "person"]) > 1]._id',
  '*[author._ref == $id] | order(title){title, "a": author->{title, "b": author->_id}}',
]

export const params: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    word: fc.oneof(word, fc.constantFrom('page', 'person')),
    words: fc.array(fc.oneof(word, fc.constantFrom('page', 'person', null)), { maxLength: 3 }),
    id: fc.constantFrom(...NAMES, 'drafts.home'),
    ids: fc.array(documentId, { maxLength: 3 }),
    from: fc.constantFrom(0, 1),
    to: fc.constantFrom(1, 3),
    nothing: fc.constant(null),
    number: fc.integer({ min: 0, max: 3 }),
  },
  JSON_LIKE,
)

export const perspective = fc.constantFrom<string | string[]>(
  'raw',
  'published',
  'drafts',
  ['spring'],
  ['autumn', 'spring', 'drafts'],
)

/** Node 24's JSON.parse confuses names of one escaped character: after `{"\\":1}` it parses `{"\"":1}` as the same. */
const misread = (name: string) => name === '"' || name === '\\'

const fieldName = fc
  .oneof(fc.constantFrom('title', 'body', 'ü', '𝒳', 'z', '_ref'), fc.string({ maxLength: 3 }))
  .filter((name) => name !== '__proto__' && name !== 'hasOwnProperty' && !misread(name))

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .tuple(
      fc.constantFrom('The chain of ', 'Über 𝒳 traced ', '日本語のテキスト'),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(' ends here.', ' 👩🏽‍🚀 done', ''),
    )
    .map((parts) => parts.join('')),
)

/** JSON values without -0, with Unicode, nested arrays and arrays of keyed objects. */
export const jsonValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
      fc.boolean(),
    ),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fieldName, tie('value'), { ...JSON_LIKE, maxKeys: 5 }),
    fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), tie('value'))
        .map(([_key, value]) => ({ _key, value })),
      { maxLength: 5 },
    ),
  ),
})).value
