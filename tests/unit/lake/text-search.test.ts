import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluateTree, parseTree } from '../../../scripts/lake/dataset/query/groq-tree.ts'
import { withoutLoneWildcards } from '../../../scripts/lake/dataset/query/text-search.ts'
import { LakeDocuments, NOW } from '../../support/lake/lake-documents.ts'

const piece = fc.oneof(
  fc.constantFrom(
    'trace',
    'Traced',
    'TRACE.',
    'ß',
    'ſ',
    'İ',
    'ı',
    'K',
    'é.',
    'a.b',
    '..',
    '*',
    ' ',
    '-',
    '_',
    "'",
    '=',
    '~',
    '\n',
    '\u2028',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 2 }),
)
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

it('finds what `match` of groq-js does in the plain text', () => {
  void fc.assert(
    fc.property(text, fc.oneof(text, fc.array(text, { maxLength: 3 })), (title, words) => {
      const { engine } = LakeDocuments.of({ _id: 'x', _type: 't', title })
      const ask = (groq: string) => engine.query(groq, { words }, {}).result
      const context = {
        dataset: [{ _id: 'x', text: `x ${title}` }],
        params: { words: withoutLoneWildcards(words) },
        identity: 'anonymous',
        timestamp: NOW,
        sanity: { projectId: 'lake', dataset: 'test' },
        dereference: () => undefined,
      }
      const plainly = (groq: string) => evaluateTree(parseTree(groq, {}), context)
      expect(ask('*[@ match text::query($words)]._id')).toEqual(plainly('*[text match $words]._id'))
    }),
    { numRuns: 100 },
  )
})

it('does not find everything by a lone wildcard', () => {
  const { engine } = LakeDocuments.of(
    { _id: 'page', _type: 't', title: 'Error codes', text: '500, and again 500' },
    { _id: 'other', _type: 't', title: 'A long text', text: 'of many words, none of which is it' },
  )
  const query = '* | score(@ match text::query($q))[_score > 0]._id'
  expect(engine.query(query, { q: '500+*' }, {}).result).toEqual(['page'])
})
