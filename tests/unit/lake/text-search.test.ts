import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluateTree, parseTree } from '../../../scripts/lake/dataset/query/groq-tree.ts'
import { LakeDocuments, NOW } from '../../support/lake-documents.ts'

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

it('finds and scores what `match` of groq-js does in the plain text', () => {
  void fc.assert(
    fc.property(text, fc.oneof(text, fc.array(text, { maxLength: 3 })), (title, words) => {
      const { engine } = LakeDocuments.of({ _id: 'x', _type: 't', title })
      const ask = (groq: string) => engine.query(groq, { words }, {}).result
      const context = {
        dataset: [{ _id: 'x', text: `x ${title}` }],
        params: { words },
        identity: 'anonymous',
        timestamp: NOW,
        sanity: { projectId: 'lake', dataset: 'test' },
        dereference: () => undefined,
      }
      const plainly = (groq: string) =>
        evaluateTree({ tree: parseTree(groq), context, normalize: false })
      expect(ask('*[@ match text::query($words)]._id')).toEqual(plainly('*[text match $words]._id'))
      expect(ask('* | score(@ match text::query($words))')).toEqual([
        expect.objectContaining(plainly('(* | score(text match $words))[0]{_score}')),
      ])
    }),
    { numRuns: 5000 },
  )
})
