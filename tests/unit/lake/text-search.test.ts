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
/** The gain of a phrase: that of `boost()` plus one for the match. */
const PHRASE = 101

const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

it('finds and scores what `match` of groq-js does in the plain text', () => {
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
      const plainly = (groq: string) =>
        evaluateTree({ tree: parseTree(groq), context, normalize: false })
      expect(ask('*[@ match text::query($words)]._id')).toEqual(plainly('*[text match $words]._id'))
      const [found] = ask('* | score(@ match text::query($words))') as { _score: number }[]
      const { _score } = plainly('(* | score(text match $words))[0]{_score}') as { _score: number }
      // Exact words score more, by a fixed gain.
      expect([_score, _score + PHRASE]).toContain(found?._score)
    }),
    { numRuns: 5000 },
  )
})

it('finds what was typed before what only has a part of it', () => {
  const { engine } = LakeDocuments.of(
    { _id: 'page', _type: 't', title: 'Error codes', text: '500, 500 and again 500' },
    { _id: 'figure', _type: 't', title: 'Customers', text: '500+ customers' },
    { _id: 'other', _type: 't', title: 'A long text', text: 'of many words, none of which is it' },
  )
  const search = (typed: string) => {
    const query =
      '* | score(boost(title match text::query($q), 10), @ match text::query($q))[_score > 0]._id'
    return engine.query(query, { q: `${typed}*` }, {}).result
  }
  expect(search('500+')).toEqual(['figure', 'page'])
  expect(search('500')).toEqual(['page', 'figure'])
  expect(search('codes')).toEqual(['page'])
})
