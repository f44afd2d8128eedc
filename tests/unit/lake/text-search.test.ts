import { expect, it } from 'vitest'
import { LakeDocuments } from '../../support/lake/lake-documents.ts'

const { engine } = LakeDocuments.of(
  { _id: 'page', _type: 't', title: 'Error codes', text: '500, and again 500' },
  { _id: 'other', _type: 't', title: 'A long text', text: 'of many words, none of which is it' },
)

it.each([
  ['a word in any field, whatever its case', 'ERROR 500', ['page']],
  ['the beginning of a word before a wildcard', 'cod*', ['page']],
  ['no beginning of a word without one', 'cod', []],
  ['not everything by a lone wildcard', '500+*', ['page']],
])('text search finds %s', (_, q, ids) => {
  const query = '* | score(@ match text::query($q))[_score > 0]._id'
  expect(engine.query(query, { q }, {}).result).toEqual(ids)
})
