import * as fc from 'fast-check'
import type { Write } from './lake-documents.ts'

// JSON.parse never creates objects without a prototype.
const JSON_LIKE = { noNullPrototype: true } as const

const NAMES = ['home', 'about', 'reactor', 'ada', 'bob']
const PREFIXES = ['', '', 'drafts.', 'versions.spring.', 'versions.autumn.']

/** Ids that often collide: published, drafts, and versions in two releases. */
const documentId = fc
  .tuple(fc.constantFrom(...PREFIXES), fc.constantFrom(...NAMES))
  .map(([prefix, name]) => prefix + name)

const reference = fc
  .constantFrom(...NAMES, 'nowhere')
  .map((id) => ({ _type: 'reference', _ref: id }))
const word = fc.constantFrom('alpha', 'beta', 'gamma', 'Alpha beta')
const scalar = fc.oneof(word, fc.integer({ min: -2, max: 3 }), fc.boolean(), fc.constant(null))

/** Documents with few field values of many types, so that conditions both match and fail. */
const document = fc.record(
  {
    _id: documentId,
    _type: fc.constantFrom('page', 'person', 'system.release'),
    title: scalar,
    order: fc.oneof(fc.integer({ min: 0, max: 3 }), word),
    author: fc.oneof(reference, scalar),
    related: fc.array(reference, { maxLength: 2 }),
    tags: fc.array(word, { maxLength: 2 }),
    _system: fc.constantFrom({ delete: true }, { delete: false }),
  },
  { ...JSON_LIKE, requiredKeys: ['_id', '_type'] },
)

export const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: document.map((next) => ({ id: next._id, next })) },
  { weight: 1, arbitrary: documentId.map((id) => ({ id, next: undefined })) },
)

/** Typical queries of sites, with the parameters `$word`, `$words`, `$id`, `$from`, `$to` and `$number`. */
export const QUERIES = [
  '*',
  '*[_type == "page" && title == $word]',
  '*[title == $word && _type in ["page", "person"]]{_id, title}',
  '*[_id == $id][0]',
  '*[references($id)]{_id}',
  'releases::all()._id',
  '*[_type == "page"] | order(title asc, order desc)[$from...$to]{_id, title}',
  '* | order(lower(title), _id desc)[0..2]._id',
  '*[_type == "page"]{_id, "people": *[_type == "person" && _id == ^.author._ref]._id}',
  '{"pages": *[_type == "page"]._id, "first": *[_type == "person"][0].title, "all": count(*)}',
  '*[!(_id in path("drafts.**"))]._id',
  '*[_type == "page" && title match "al*"] | score(title match "alpha"){_id, _score}',
  '*[[@, _id] match text::query($word)]._id',
  '*[title match text::query("*a*") || references($id)] | score(boost(_type in ["page"], 10), @ match text::query($words))[_score > 0]{_id, _score} | order(_score desc)[0...5]',
  '*[@ match text::query(["BETA", "gam*"]) && !(@ match text::query($word))]._id',
  '*[@ match text::query($number)]._id',
  '*[author._ref == $id] | order(title){title, "a": author->{title, "b": author->_id}}',
]

export const params: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    word: fc.oneof(word, fc.constantFrom('page', 'person')),
    words: fc.array(fc.oneof(word, fc.constantFrom('page', 'person', null)), { maxLength: 3 }),
    id: fc.constantFrom(...NAMES, 'drafts.home'),
    from: fc.constantFrom(0, 1),
    to: fc.constantFrom(1, 3),
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
