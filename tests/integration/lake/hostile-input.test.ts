import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LakeError } from '../../../scripts/lake/dataset/lake-error.ts'
import type { Params } from '../../../scripts/lake/dataset/types.ts'
import type { LakeMutation } from '../../../scripts/lake/dataset/write/mutation-shape.ts'
import { QUERIES } from '../../support/lake/lake-arbitraries.ts'
import { ME, testDataset } from '../../support/lake/test-dataset.ts'

const KINDS = ['create', 'createOrReplace', 'createIfNotExists', 'patch', 'delete']
const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
  'ifRevisionID',
]
const ACTIONS = [
  'document.create',
  'document.edit',
  'document.publish',
  'document.unpublish',
  'document.replaceDraft',
  'document.discard',
  'document.delete',
  'document.version.create',
  'document.version.replace',
  'document.version.discard',
  'document.version.unpublish',
  'release.create',
  'release.edit',
  'release.schedule',
  'release.unschedule',
  'release.publish',
  'release.archive',
  'release.unarchive',
  'release.delete',
]

const strange = fc.constantFrom(
  '',
  '.',
  '..',
  '\u0000',
  '\u0000site0',
  '\u0001origin',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'a[',
  'a[-1]',
  'a[0:99999]',
  'a[_key=="x"]',
  'a..b',
  'a[?(@.b==1)]',
  '@@ -1,3 +1,3 @@\n-One\n+Two\n',
  '@@ nonsense',
  '*[',
  '*[_type == $x]',
  '2026-13-45T99:99:99Z',
)
const id = fc.constantFrom('page', 'ada', 'drafts.page', 'versions.r.page', '_.releases.r', 'gone')
const value = fc.oneof(
  { weight: 3, arbitrary: id },
  { weight: 2, arbitrary: strange },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom(
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
    Symbol('s'),
    () => 1,
    new Date(0),
  ),
  fc.constantFrom({ _ref: 'gone' }, { _ref: 'ada' }, { _ref: 1 }, { _type: 'x' }, []),
)
const fieldName = fc.oneof(
  fc.constantFrom('_id', '_type', '_rev', '_ref', 'title', 'list', 'a.b'),
  strange,
  fc.string(),
)
const fields = fc.dictionary(fieldName, value, { maxKeys: 5 })
const document = fc
  .tuple(fields, fc.option(id), fc.option(fc.constant('page')))
  .map(([rest, _id, _type]) => ({ ...rest, ...(_id && { _id }), ...(_type && { _type }) }))

const operations = fc.dictionary(fc.constantFrom(...OPERATIONS), fc.oneof(fields, value), {
  maxKeys: 3,
})
const target = fc.oneof(
  id.map((one) => ({ id: one })),
  fc.array(id).map((ids) => ({ id: ids })),
  fc
    .constantFrom(...QUERIES, '*', '*[', '*[0]', 'count(*)')
    .map((query) => ({ query, params: {} })),
  fields,
)
const mutation = fc.oneof(
  fc.tuple(fc.constantFrom(...KINDS), document).map(([kind, body]) => ({ [kind]: body })),
  fc.tuple(target, operations).map(([at, what]) => ({ patch: { ...at, ...what } })),
  target.map((at) => ({ delete: at })),
  fc.dictionary(fc.constantFrom(...KINDS, 'x'), value),
  value,
)
const action = fc
  .tuple(
    fc.constantFrom(...ACTIONS, 'nope', '__proto__'),
    fc.record(
      {
        publishedId: fc.oneof(id, value),
        draftId: fc.oneof(id, value),
        versionId: fc.oneof(id, value),
        baseId: fc.oneof(id, value),
        releaseId: fc.oneof(fc.constant('r'), value),
        attributes: fc.oneof(document, value),
        document: fc.oneof(document, value),
        patch: fc.oneof(operations, value),
        metadata: value,
        publishAt: fc.oneof(fc.constant('2027-01-01T00:00:00Z'), value),
        includeDrafts: fc.oneof(fc.array(id), value),
        ifDraftRevisionId: value,
      },
      { requiredKeys: [] },
    ),
  )
  .map(([name, rest]) => ({ actionType: `sanity.action.${name}`, ...rest }))

/** Random GROQ tokens: most do not parse, some parse without meaning. */
const groq = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        '*',
        '[',
        ']',
        '{',
        '}',
        '(',
        ')',
        '_type',
        '==',
        '"page"',
        '$x',
        '->',
        '^',
        '@',
        '...',
        '|',
        'order(',
        'score(',
        'count(',
        'path(',
        'select(',
        '=>',
        ',',
        'in',
        'match',
        'title',
        '0',
        '..',
        'text::query(',
        'references(',
        'dateTime(',
        'now()',
        '+',
        '&&',
        '!',
        'fn a::b($x) = $x{c};',
        'releases::all()',
        'boost(',
        'diff::changedAny(',
        '\u0000',
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(' ')),
  fc.constantFrom(...QUERIES),
  fc.string(),
  strange,
)
const params = fc.dictionary(
  fc.oneof(fc.constantFrom('word', 'words', 'id', 'ids', 'from', 'to', 'x'), strange),
  value,
)
const perspective = fc.oneof(
  fc.constantFrom('raw', 'published', 'drafts'),
  strange,
  fc.array(strange),
)

function scene() {
  return testDataset(
    { _id: 'ada', _type: 'person' },
    {
      title: 'One',
      list: [{ _key: 'x' }, 'b'],
      by: { _ref: 'ada' },
      _id: 'page',
      _type: 'page',
    },
    { _id: 'drafts.page', _type: 'page' },
    { _id: 'versions.r.page', _type: 'page' },
    { name: 'r', state: 'active', _id: '_.releases.r', _type: 'system.release' },
  )
}

/** Runs the call; an exception must be a refusal with a reason. */
function survives(call: () => unknown): 'done' | 'refused' {
  try {
    call()
    return 'done'
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    expect(error.status).toBeGreaterThanOrEqual(400)
    expect(error.status).toBeLessThan(500)
    expect(error.body.error.description).not.toBe('')
    return 'refused'
  }
}

describe('hostile input', () => {
  it('of mutations is done or refused, and the dataset stays whole', () => {
    const dataset = scene()
    const seen = { done: 0, refused: 0 }
    void fc.assert(
      fc.property(
        fc.oneof(fc.array(mutation, { maxLength: 3 }), value),
        fc.boolean(),
        (input, keys) => {
          const options = { ...ME, autoGenerateArrayKeys: keys }
          seen[survives(() => dataset.mutate(input as LakeMutation[], options))] += 1
          expect(Object.prototype).not.toHaveProperty('x')
        },
      ),
      { numRuns: 5000 },
    )
    expect(seen.done).toBeGreaterThan(100)
    // Memory equals disk, and every document can still be queried.
    dataset.mutate([{ createOrReplace: { _id: 'last', _type: 'page' } }], ME)
    expect(dataset.query('*[_type != "x"]._id').result).toContain('last')
    for (const document of dataset.all()) {
      expect(JSON.parse(JSON.stringify(document))).toEqual(document)
      expect(dataset.documentAt(document._id, { lastRevision: true })).toEqual(document)
    }
  })

  it('of actions is done or refused', () => {
    const dataset = scene()
    const seen = { done: 0, refused: 0 }
    void fc.assert(
      fc.property(fc.oneof(fc.array(action, { maxLength: 3 }), value), (input) => {
        seen[survives(() => dataset.act(input as unknown[], ME))] += 1
      }),
      { numRuns: 4000 },
    )
    expect(seen.done).toBeGreaterThan(50)
  })

  it('of queries is answered or refused, with and without a source map', () => {
    const dataset = scene()
    const seen = { done: 0, refused: 0 }
    void fc.assert(
      fc.property(groq, params, perspective, fc.boolean(), (query, given, name, sourceMap) => {
        const options = { perspective: name, sourceMap }
        const outcome = survives(() => {
          const answer = dataset.query(query, given as Params, options)
          // The result can be serialized and contains nothing hidden.
          expect(JSON.stringify(answer.result) ?? '').not.toContain('\\u0001origin":')
          dataset.matcher(query, given as Params)([dataset.get('page') ?? null])
        })
        seen[outcome] += 1
      }),
      { numRuns: 8000 },
    )
    expect(seen.done).toBeGreaterThan(100)
  })

  it('of history is answered', () => {
    const dataset = scene()
    void fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (ids, text) => {
        const outcome = survives(() => {
          dataset.transactions(ids, { fromTransaction: text })
          dataset.documentAt(text, { revision: text })
          dataset.documentAt(text, { time: text })
          dataset.documentEvents(text)
        })
        expect(outcome).toBe('done')
      }),
      { numRuns: 1000 },
    )
  })
})
